import type { Choice, Crumb, Prompt } from "./protocol";
import type { Words } from "./words";

/** A sign and a figure: what a choice costs or gives. */
export interface Result {
  icon: string;
  text: string;
  tone: "gain" | "cost" | "plain";
  /** What the sign means, for ears. */
  name: string;
}

export interface Tagged {
  text: string;
  icon?: string;
  strong?: boolean;
}

/** A step of a sequence that everybody goes through, for the line over the question. */
export interface Phase {
  text: string;
  state: "done" | "now" | "later";
}

/** What bar and prompt say, where the catalogue alone does not know it. */
export interface SpeechFacet<V = never> {
  /** What the bar says about the moment. */
  where(view: V, words: Words): Tagged[];
  results(choice: Choice, view: V, seat: number, words: Words): Result[];
  /** The question in the game's own way. */
  question?(prompt: Prompt, view: V, words: Words): string | null;
  /** The name of a choice, where it depends on what lies on the table. */
  label?(
    choice: Pick<Choice, "move" | "parts">,
    prompt: Prompt | null,
    view: V,
    words: Words,
  ): string | null;
  /** What was decided at one step of this turn, in a word or two; nothing where it goes unsaid. */
  crumb?(crumbs: readonly Crumb[], index: number, view: V, words: Words): string;
  /** Steps that the deciding seat goes through now, like those of a Winter. */
  phases?(view: V, crumbs: readonly Crumb[], words: Words): Phase[];
}
