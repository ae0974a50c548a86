import { api, Refused, Unreachable } from "./api";
import { Catalogues } from "./catalogues";
import { copy } from "./plain";
import type { GameInfo, Person, Summary } from "./protocol";
import { settings } from "./settings.svelte";
import type { Language, Words } from "./words";

/** Milliseconds that a new session has to arrive. */
const BEGUN = 400;

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
  toasts = $state.raw<readonly Toast[]>([]);
  /** Words of each game in the language on screen; the program's own are in every one of them. */
  words = $state.raw<ReadonlyMap<string, Words>>(new Map());
  #count = 0;
  #catalogues = new Catalogues();

  async open(): Promise<void> {
    for (;;) {
      try {
        const [{ games }, { person }] = await Promise.all([api.games(), api.me()]);
        this.games = games;
        this.person = person;
        if (person && settings.get("language") === null)
          settings.set("language", person.language as Language);
        await this.speak(settings.language);
        this.ready = true;
        this.reachable = true;
        return;
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        this.reachable = false;
        await new Promise((done) => setTimeout(done, 1500));
      }
    }
  }

  async tables(list: "mine" | "open"): Promise<Summary[]> {
    return (await api.tables(list)).tables;
  }

  async speak(language: Language): Promise<void> {
    const spoken = await this.#catalogues.all(this.games, language);
    document.documentElement.lang = language;
    this.words = spoken;
  }

  /** The program's own words; any game's catalogue has them. */
  get own(): Words {
    return this.words.values().next().value!;
  }

  wordsOf(game: string): Words {
    return this.words.get(game) ?? this.own;
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
    else if (error instanceof Refused) this.toast(this.refusal(error), "bad");
    else throw error;
  }

  /** Why the house refused, in our words where we have some. */
  refusal(error: Refused): string {
    return this.own.first([`ui-refused-${error.code}`]) ?? error.message;
  }
}

export const house = new House();
