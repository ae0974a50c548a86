import { freshKey } from "../shell/plain";
import { settings } from "../shell/settings.svelte";
import type { Begin, FromHouse, ToHouse } from "./messages";
import { root } from "./place";

const NAME = "quattrocento-house";
/** Milliseconds in which the page that owns the house says that it is there. */
const SILENT = 10_000;
/** Seconds between two moves of bots; whoever wants no motion is not made to wait for it. */
const PAUSE = 0.3;

/** What pages say to each other: to the owner, to the page an id begins with, or to all. */
type Letter =
  | { to: "owner"; said: ToHouse }
  | { to: "pages"; said: FromHouse }
  | { who: true }
  | { owner: string };

/**
 * The house of this browser: one page owns the worker it runs in, and the others ask that page.
 * When the owner is closed another page takes over; what was under way is asked again.
 */
export class Owner {
  /** This page. */
  readonly name = freshKey();
  readonly #channel = new BroadcastChannel(NAME);
  #worker: Worker | null = null;
  #owner: string | null = null;
  #waiting: ToHouse[] = [];
  #silent: ReturnType<typeof setTimeout> | undefined;

  /** `turned`: the house is another one now; lines and questions under way are lost. */
  constructor(
    private readonly hear: (said: FromHouse) => void,
    private readonly turned: () => void,
  ) {
    this.#channel.onmessage = ({ data }: MessageEvent<Letter>) => this.#read(data);
    void this.#become(false);
    this.#look();
  }

  say(said: ToHouse): void {
    if (this.#worker) this.#worker.postMessage(said);
    else if (this.#owner === null) this.#waiting.push(said);
    else this.#post({ to: "owner", said });
    this.#look();
  }

  #post(letter: Letter): void {
    this.#channel.postMessage(letter);
  }

  /** Make sure that the owner is awake: a page that the system has put to sleep is replaced. */
  #look(): void {
    if (this.#worker || this.#silent !== undefined) return;
    this.#post({ who: true });
    this.#silent = setTimeout(() => {
      this.#silent = undefined;
      void this.#become(true);
    }, SILENT);
  }

  #read(letter: Letter): void {
    if ("who" in letter) {
      if (this.#worker) this.#post({ owner: this.name });
    } else if ("owner" in letter) this.#follow(letter.owner);
    else if (letter.to === "owner") this.#worker?.postMessage(letter.said);
    else this.hear(letter.said);
  }

  #follow(owner: string): void {
    clearTimeout(this.#silent);
    this.#silent = undefined;
    if (owner === this.#owner) return;
    const before = this.#owner;
    this.#owner = owner;
    if (before !== null) this.turned();
    for (const said of this.#waiting.splice(0)) this.say(said);
  }

  async #become(steal: boolean): Promise<void> {
    if (!("locks" in navigator)) {
      // Only pages over https or of this machine have locks; what is kept has one writer anyway.
      this.#own();
      return;
    }
    try {
      await navigator.locks.request(NAME, steal ? { steal } : {}, () => {
        this.#own();
        return new Promise(() => undefined);
      });
    } catch {
      // Another page took it, as this one slept.
      this.#stop();
      void this.#become(false);
    }
  }

  #own(): void {
    if (this.#worker) return;
    const worker = new Worker(new URL("./house.worker.ts", import.meta.url), { type: "module" });
    const pause = settings.still ? 0 : PAUSE;
    worker.postMessage({ root, owner: this.name, pause } satisfies Begin);
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
      this.hear(data);
      this.#post({ to: "pages", said: data });
    };
    worker.onerror = ({ message }) => {
      this.hear({ failed: message });
      this.#post({ to: "pages", said: { failed: message } });
      this.#stop();
      this.#own();
    };
    this.#worker = worker;
    this.#post({ owner: this.name });
    this.#follow(this.name);
  }

  #stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#owner = null;
    this.turned();
  }
}
