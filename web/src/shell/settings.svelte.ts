import type { Seat } from "../kit/seats";
import type { Called } from "./protocol";
import { LANGUAGES, type Language } from "./words";

export type Theme = "system" | "light" | "dark";
export type Motion = "none" | "slow" | "full" | "fast";
/** What can be heard; each can be turned off. */
export const SOUNDS = ["turn", "dice", "bid", "outbid", "war"] as const;
export type Sound = (typeof SOUNDS)[number];
const SPEED: Record<Motion, number> = { none: 1, slow: 0.5, full: 1, fast: 2 };

interface Kept {
  theme: Theme;
  motion: Motion;
  /** Wars, sieges and ends of rounds are shown step by step. */
  scenes: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  mute: readonly Sound[];
  /** My turns wait until I confirm them, whatever a table asks for. */
  confirm: boolean;
  /** A turn of many steps is planned on one sheet. */
  plan: boolean;
  /** What can be answered in one way only is done by itself. */
  alone: boolean;
  /** The colour I take where it is free. */
  colour: Seat | null;
  notices: boolean;
  /** Who is called here while no page is open, by which session, for what. */
  push: { person: string; device: string; kinds: Called[] } | null;
  handover: boolean;
  language: Language | null;
  /** My name at the house, for when it cannot be reached. */
  name: string | null;
  /** When I marked what the bell lists as read, in seconds. */
  read: number;
}

const PLACE = "quattrocento";
const DEFAULTS: Kept = {
  theme: "system",
  motion: "full",
  scenes: true,
  sound: true,
  volume: 0.6,
  mute: [],
  confirm: false,
  plan: true,
  alone: true,
  colour: null,
  notices: false,
  push: null,
  handover: true,
  language: null,
  name: null,
  read: 0,
};

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return DEFAULTS;
  }
}

/** What this browser remembers for its person, between visits. */
class Settings {
  #kept = $state(kept());
  #dark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
      this.#dark = event.matches;
    });
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.#still = event.matches;
    });
  }

  get<K extends keyof Kept>(name: K): Kept[K] {
    return this.#kept[name];
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.#kept[name] = value;
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** The theme on screen now. */
  get shade(): "light" | "dark" {
    const theme = this.#kept.theme;
    if (theme !== "system") return theme;
    return this.#dark ? "dark" : "light";
  }

  /** Pieces do not travel: the person asked for it here or in the system. */
  get still(): boolean {
    return this.#still || this.#kept.motion === "none";
  }

  /** How many times as fast as usual pieces travel. */
  get speed(): number {
    return SPEED[this.#kept.motion];
  }

  get language(): Language {
    const wished = [this.#kept.language, ...navigator.languages.map((one) => one.slice(0, 2))];
    return (
      LANGUAGES.find((one) => one === wished.find((w) => LANGUAGES.some((l) => l === w))) ?? "en"
    );
  }
}

export const settings = new Settings();
