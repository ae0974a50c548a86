import { api } from "../api";
import type { Rule, Ruling } from "../protocol";
import { placeOf } from "../router.svelte";

export const LEAVES = ["question", "all", "rulings", "words"] as const;
export type Leaf = (typeof LEAVES)[number];

/** The rules of a game, opened beside its table: at which rule, at which term, or searched. */
export class Book {
  open = $state(false);
  leaf = $state<Leaf>("question");
  search = $state("");
  /** The rule or ruling that was asked for by its code. */
  cited = $state<string | null>(null);
  /** The term of the glossary that was asked for. */
  term = $state<string | null>(null);
  rules = $state.raw<readonly Rule[]>([]);
  rulings = $state.raw<readonly Ruling[]>([]);
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  /** Open at what a link leads to, or close where it leads to the book that lies open already. */
  async follow(link: string): Promise<void> {
    const [, page, , place] = link.split("/").map(decodeURIComponent);
    if (this.open && !place) {
      this.close();
      return;
    }
    this.cited = page === "rules" ? (place ?? null) : null;
    this.term = page === "glossary" ? (place ?? null) : null;
    this.leaf = page === "glossary" ? "words" : "question";
    this.search = "";
    this.open = true;
    if (this.rules.length > 0) return;
    const { rules, rulings } = await api.rules(this.#game);
    this.rules = rules;
    this.rulings = rulings;
  }

  close(): void {
    this.open = false;
  }

  /** The place in this book that a click leads to; none where it is not one of its links. */
  linkOf(event: MouseEvent): string | null {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return null;
    const on = event.target instanceof Element ? event.target.closest("a") : null;
    if (!on || on.hasAttribute("data-page")) return null;
    const place = placeOf(on)?.split("?")[0] ?? null;
    const ours = ["rules", "glossary"].map((page) => `/${page}/${this.#game}`);
    return ours.some((one) => place === one || place?.startsWith(`${one}/`)) ? place : null;
  }
}
