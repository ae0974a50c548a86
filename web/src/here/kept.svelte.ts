import { root } from "./place";

/** Bytes that are kept of all there are. */
interface Progress {
  done: number;
  total: number;
}

/** What a browser offers that can install pages; not every one has it. */
interface Installing extends Event {
  prompt(): Promise<unknown>;
}

/** Milliseconds after a visit has begun in which nothing is fetched ahead. */
const LATER = 8_000;
/** How often a new version is looked for while the page is open. */
const HOUR = 3_600_000;
/** Held by every page that shows a table: no version is changed under it. */
const PLAYING = "quattrocento-playing";

/** What this device keeps so that the pages open without a network, and whether a newer version waits. */
class Kept {
  /** "none": nothing yet; "all": the pages open without a network; "full": there is no room. */
  state = $state<"none" | "keeping" | "all" | "full" | "impossible">("impossible");
  progress = $state.raw<Progress | null>(null);
  /** A newer version is here whole, and waits to be taken. */
  fresh = $state(false);
  installed = $state(matchMedia("(display-mode: standalone)").matches);
  #installing = $state.raw<Installing | null>(null);
  #registered: ServiceWorkerRegistration | null = null;

  async open(): Promise<void> {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#installing = event as Installing;
    });
    addEventListener("appinstalled", () => (this.installed = true));
    // Only pages over https or of this machine may keep themselves; nothing is kept of a page
    // that is being developed.
    if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener("message", ({ data }) => this.#hear(data as Told));
    this.state = (await this.#whole()) ? "all" : "none";
    try {
      this.#registered = await serviceWorker.register(new URL("service.js", root), { scope: root });
    } catch {
      this.state = "impossible";
      return;
    }
    this.#registered.addEventListener("updatefound", () => this.#watch());
    this.#watch();
    setInterval(() => void this.#registered?.update().catch(() => undefined), HOUR);
    setTimeout(() => requestIdle(() => this.#ahead()), LATER);
  }

  get installable(): boolean {
    return this.#installing !== null && !this.installed;
  }

  async install(): Promise<void> {
    const installing = this.#installing;
    this.#installing = null;
    await installing?.prompt();
  }

  /** Keep everything on this device. */
  async keep(): Promise<void> {
    if (this.state !== "none" && this.state !== "full") return;
    this.state = "keeping";
    await navigator.serviceWorker.ready;
    this.#registered?.active?.postMessage("keep");
  }

  /** Whoever pays for every byte is not made to fetch what nobody asked for. */
  #ahead(): void {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (!connection?.saveData) void this.keep();
  }

  /** Take the version that waits; the page is loaded anew. */
  take(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.#registered?.waiting?.postMessage("take");
  }

  /** Take it where nobody plays in any window of this browser. */
  async takeUnlessPlaying(): Promise<void> {
    if (!this.fresh || !("locks" in navigator)) return;
    await navigator.locks.request(PLAYING, { ifAvailable: true }, (free) => {
      if (free) this.take();
    });
  }

  /** While a table is open its version stays; gives what ends that. */
  hold(): () => void {
    let end = () => {};
    const over = new Promise<void>((done) => (end = done));
    if ("locks" in navigator) void navigator.locks.request(PLAYING, { mode: "shared" }, () => over);
    return () => end();
  }

  #watch(): void {
    const found = this.#registered;
    const look = () => (this.fresh = found?.waiting != null && found.active !== null);
    found?.installing?.addEventListener("statechange", look);
    look();
  }

  async #whole(): Promise<boolean> {
    return (await caches.match(new URL("index.html", root).href)) !== undefined;
  }

  #hear(told: Told): void {
    if ("failed" in told) this.state = told.failed === "full" ? "full" : "none";
    else {
      this.progress = told;
      // An update that is fetched beside does not undo what is kept.
      if (told.done === told.total) this.state = "all";
    }
  }
}

type Told = Progress | { failed: "full" | "lost"; total: number };

/** Not every browser says when it has nothing to do. */
const requestIdle = (act: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(act, { timeout: 30_000 }) : act();

export const kept = new Kept();
