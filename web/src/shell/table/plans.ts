import type { Prompt, Move } from "../protocol";
import type { Words } from "../words";

/** A turn of many steps that may be planned on one sheet; the house plays it move by move. */
export interface PlansFacet<V = never, S = never> {
  /** Where the sheet lies. */
  readonly sight: string;
  /** What a seat may plan as things stand: `winter 3`; null where there is nothing. */
  matter(view: V, seat: number): string | null;
  /** The question is one that the plan answers. */
  answers(prompt: Prompt): boolean;
  /** The moves that the plan comes to, in turn. */
  moves(sheet: S): readonly Move[];
  /** What of the plan cannot be done, in words; nothing where all can. */
  leftOut(sheet: S, words: Words): string;
}
