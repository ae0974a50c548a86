import { alone } from "../here/place";
import { api, isTooMuch, place, Refused, Unreachable } from "./api";
import { Catalogues } from "./catalogues";
import { copy } from "./plain";
import type { Described, GameInfo, Person, Summary } from "./protocol";
import { settings } from "./settings.svelte";
import type { Language, Words } from "./words";

/** Milliseconds that a new session has to arrive. */
const BEGUN = 400;
/** What the house refuses to many pages behind one address, and the milliseconds it is said once in. */
const SELDOM = new Set(["too-many", "too-many-lines"]);
const QUIET = 60_000;
/** How often the house is tried before the page goes on without it. */
const TRIES = 2;
/** Seconds between two tries to reach a house that is away. */
const KNOCK = 20;

export interface Toast {
  id: number;
  text: string;
  tone: "note" | "bad";
}

/** The house as this browser knows it: who I am, which games there are, and the words for them. */
class House {
  person = $state.raw<Person | null>(null);
  /** The games that can be played here: those with a board. */
  games = $state.raw<GameInfo[]>([]);
  ready = $state(false);
  reachable = $state(true);
  /** The house cannot be reached, and this browser answers meanwhile. */
  away = $state(false);
  /** Seconds until it is tried again. */
  knock = $state(KNOCK);
  toasts = $state.raw<readonly Toast[]>([]);
  #own = $state.raw<Words | null>(null);
  /** Words of games in the language on screen; the program's own are in every one of them. */
  #words = $state.raw<ReadonlyMap<string, Words>>(new Map());
  /** Where the program's own words lie, by language. */
  #common: Readonly<Record<string, string>> = {};
  #language: Language = "en";
  #quiet = 0;
  #count = 0;
  #catalogues = new Catalogues();

  async open(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.#enter();
        this.reachable = true;
        return;
      } catch (error) {
        if (!(error instanceof Unreachable || isTooMuch(error))) throw error;
        this.reachable = isTooMuch(error);
        const lost = !this.reachable && (tries >= TRIES || !navigator.onLine);
        if (lost && (await this.stay())) return;
        await new Promise((done) => setTimeout(done, 1500));
      }
    }
  }

  async #enter(): Promise<void> {
    const [{ games, words }, { person }] = await Promise.all([api.games(), api.me()]);
    this.games = games;
    this.#common = words;
    this.person = person;
    if (person && !place.here) settings.set("name", person.name);
    if (person && settings.get("language") === null)
      settings.set("language", person.language as Language);
    await this.speak(settings.language);
    this.ready = true;
  }

  /** Whatever names no table of the house is answered in this browser. */
  get here(): boolean {
    return alone || this.away;
  }

  /** Go on without the house, where this browser keeps what that takes. */
  async stay(): Promise<boolean> {
    if (this.here) return true;
    place.here = true;
    try {
      await this.#enter();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      place.here = false;
      return false;
    }
    this.away = true;
    this.knock = KNOCK;
    const timer = setInterval(() => {
      if (!this.away) clearInterval(timer);
      else if (--this.knock <= 0) void this.comeBack();
    }, 1000);
    return true;
  }

  /** Try to reach the house again; true where it is back. */
  async comeBack(): Promise<boolean> {
    this.knock = KNOCK;
    try {
      await api.me(false);
      place.here = false;
      await this.#enter();
    } catch (error) {
      if (!(error instanceof Unreachable || isTooMuch(error))) throw error;
      place.here = true;
      return false;
    }
    this.away = false;
    this.reachable = true;
    return true;
  }

  /** Whoever plays in this browser has a name there, and wants the browser to keep the table. */
  async sitHere(): Promise<void> {
    if ("storage" in navigator) void navigator.storage.persist();
    const { person } = await api.me(true);
    if (person) return;
    const name = this.person?.name ?? settings.get("name") ?? this.say("ui-guest");
    const sat = await api.guest(name, settings.language, true);
    if (this.here) this.person = sat.person;
  }

  /** Python takes a while to start: begin while somebody still looks at the list. */
  async prepare(): Promise<void> {
    (await import("../here/house")).prepare();
  }

  /** The bots that play in this browser. */
  async ownLevels(name: string): Promise<readonly string[]> {
    const { games } = await api.games(true);
    return games.find((game) => game.name === name)?.levels ?? [];
  }

  /** The tables of this browser. */
  async ownTables(): Promise<Summary[]> {
    try {
      return (await api.tables("mine", undefined, true)).tables;
    } catch {
      // A browser that keeps nothing has no tables.
      return [];
    }
  }

  async tables(list: "mine" | "open"): Promise<Summary[]> {
    return (await api.tables(list)).tables;
  }

  /** Speak a language: the program's own words, and of the games those that are known. */
  async speak(language: Language): Promise<void> {
    this.#language = language;
    const games = this.games.filter(({ name }) => this.#words.has(name));
    const [own, ...spoken] = await Promise.all([
      this.#catalogues.at(this.#common[language]!, language),
      ...games.map((game) => this.#catalogues.at(game.words[language]!, language)),
    ]);
    document.documentElement.lang = language;
    this.#own = own!;
    this.#words = new Map(games.map((game, i) => [game.name, spoken[i]!]));
  }

  /** Fetch the words of a game, for a page that says more than its name. */
  async learn(name: string): Promise<void> {
    const game = this.games.find((one) => one.name === name);
    if (!game || this.#words.has(name)) return;
    const language = this.#language;
    const words = await this.#catalogues.at(game.words[language]!, language);
    if (language !== this.#language) return this.learn(name);
    this.#words = new Map([...this.#words, [name, words]]);
  }

  /** The values of a game's components. */
  components(name: string): Promise<Described["ComponentsAnswer"]> {
    return api.components(this.games.find((one) => one.name === name)!.components);
  }

  /** What is said at no table: the program's own words, and what the games are called. */
  get own(): Words {
    return this.#own!;
  }

  /** A game's words, once they are learnt. */
  wordsOf(game: string): Words {
    return this.#words.get(game) ?? this.own;
  }

  say(id: string, args: Record<string, unknown> = {}): string {
    return this.own.say(id, args);
  }

  toast(text: string, tone: Toast["tone"] = "note"): void {
    // The same thing twice says no more than once.
    if (this.toasts.some((one) => one.text === text)) return;
    const toast = { id: ++this.#count, text, tone };
    this.toasts = [...this.toasts.slice(-2), toast];
    setTimeout(() => this.dismiss(toast.id), 6000);
  }

  /** Copy a link of ours and say so. */
  async copyLink(link: string): Promise<void> {
    const done = await copy(new URL(link, location.href).href);
    if (done) this.toast(this.say("ui-link-copied"));
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** A session of this browser has ended; another one may have begun since. */
  async ended(): Promise<void> {
    // Whoever registers in another tab gets the new cookie at the same moment.
    await new Promise((done) => setTimeout(done, BEGUN));
    const { person } = await api.me();
    if (person?.id !== this.person?.id) this.#turn(person);
  }

  /** I am somebody else now, or nobody. */
  #turn(person: Person | null): void {
    this.person = person;
    this.toast(this.say("ui-refused-logged-out"), "bad");
  }

  /** Say what went wrong, in the house's words or ours. */
  complain(error: unknown): void {
    if (error instanceof Unreachable) this.toast(this.say("ui-unreachable"), "bad");
    else if (error instanceof Refused && error.code === "no-person" && this.person)
      this.#turn(null);
    else if (error instanceof Refused && SELDOM.has(error.code)) this.#seldom(error);
    else if (error instanceof Refused) this.toast(this.refusal(error), "bad");
    else throw error;
  }

  /** Say something once in a while: whoever reads it can do nothing but wait. */
  #seldom(error: Refused): void {
    if (Date.now() < this.#quiet) return;
    this.#quiet = Date.now() + QUIET;
    this.toast(this.refusal(error), "bad");
  }

  /** Why the house refused, in our words where we have some. */
  refusal(error: Refused): string {
    return this.own.first([`ui-refused-${error.code}`]) ?? error.message;
  }
}

export const house = new House();
