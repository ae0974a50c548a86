import { api } from "./api";
import { house } from "./house.svelte";
import { permit } from "./notices";
import type { Called, Described } from "./protocol";
import { settings } from "./settings.svelte";

/** The one that is at the root of the pages. */
const WORKER = "/service.js";
/** Telephones and tablets that call nobody before the page is on their home screen. */
const APPLE = /\b(iPhone|iPad|Macintosh)\b.*\bMobile\b/;
/** What somebody may be called for, in the order of the settings. */
export const KINDS = ["turn", "offer", "asked", "invited", "over"] as const satisfies Called[];

/** Why this browser cannot be called while no page is open; null where it can. */
export function hindrance(): "insecure" | "install" | "none" | "denied" | null {
  if (!isSecureContext) return "insecure";
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  const installed = matchMedia("(display-mode: standalone)").matches;
  if (!able) return !installed && APPLE.test(agent()) ? "install" : "none";
  return Notification.permission === "denied" ? "denied" : null;
}

/** An iPad calls itself a Mac, which has no fingers. */
const agent = () => navigator.userAgent + (navigator.maxTouchPoints > 1 ? " Mobile" : "");

/** Where I am called while no page is open, and for what. */
class Push {
  told = $state.raw<Described["PushAnswer"] | null>(null);

  /** This device, where it is called. */
  get here(): Described["DeviceCalled"] | null {
    return this.told?.devices.find(({ id }) => id === this.told?.device) ?? null;
  }

  get elsewhere(): readonly Described["DeviceCalled"][] {
    return this.told?.devices.filter(({ id }) => id !== this.told?.device) ?? [];
  }

  async look(): Promise<void> {
    this.told = await api.push();
  }

  /** Call this device from now on; the browser asks for leave. */
  async turnOn(): Promise<void> {
    if (!(await permit())) house.toast(house.say("ui-notices-refused"), "bad");
    else await this.#call([...KINDS]);
  }

  /** Call a device no more. */
  async turnOff(device: string): Promise<void> {
    this.told = await api.callNoMore(device);
    if (device === this.told.device) await this.#forget();
  }

  /** Call this device for these kinds of notices. */
  async choose(kinds: Called[]): Promise<void> {
    if (!this.told) return;
    this.told = await api.callFor(this.told.device, kinds);
    this.#keep(kinds);
  }

  /** A visit begins, or a session: whoever was called here still is, and nobody else. */
  async follow(person: string): Promise<void> {
    const kept = settings.get("push");
    if (!kept || hindrance() !== null) return;
    await this.look();
    if (kept.person !== person) return this.#forget();
    if (this.here) {
      const present = await subscribed();
      if (present?.endpoint !== this.told?.endpoint || !this.#fits(present))
        await this.#call(this.here.kinds);
      // It was turned off on another device; a session that has begun since takes it over.
    } else if (kept.device === this.told?.device) await this.#forget();
    else await this.#call(kept.kinds);
  }

  async #call(kinds: Called[]): Promise<void> {
    const subscription = await this.#subscribe();
    if (!subscription) return house.toast(house.say("ui-push-failed"), "bad");
    const { endpoint, keys } = subscription.toJSON() as Described["PushBody"];
    this.told = await api.callMe({ endpoint, keys, kinds });
    this.#keep(kinds);
  }

  /** An address for the house's key, made now where there is none; null where none is to be had. */
  async #subscribe(): Promise<PushSubscription | null> {
    try {
      await navigator.serviceWorker.register(WORKER);
      const { pushManager } = await navigator.serviceWorker.ready;
      const known = await pushManager.getSubscription();
      if (known && this.#fits(known)) return known;
      await known?.unsubscribe();
      const applicationServerKey = this.told?.key ?? null;
      return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    } catch {
      return null;
    }
  }

  /** A subscription was made for the key that the house has now. */
  #fits(subscription: PushSubscription | null): boolean {
    const key = subscription?.options.applicationServerKey;
    return key != null && base64url(key) === this.told?.key;
  }

  #keep(kinds: Called[]): void {
    if (house.person && this.told)
      settings.set("push", { person: house.person.id, device: this.told.device, kinds });
  }

  async #forget(): Promise<void> {
    settings.set("push", null);
    await (await subscribed())?.unsubscribe();
  }

  /** Whoever signs out is called here no more; the house knows it by the session's end. */
  leave(): Promise<void> {
    return settings.get("push") ? this.#forget() : Promise.resolve();
  }
}

/** The subscription of this browser, whoever it was made for. */
async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export const push = new Push();
