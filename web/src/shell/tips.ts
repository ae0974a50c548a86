import type { Seat } from "../kit/seats";
import type { Blocked } from "./protocol";
import type { Words } from "./words";

export interface TipLine {
  icon?: string;
  text: string;
  value?: string;
  /** In the value's place: signs with their numbers, one or another of them. */
  signs?: readonly { icon: string; count: number; name: string }[];
  tone?: "gain" | "cost" | "plain";
}

/** How a thing stands to what may be done: the same four everywhere, by word and by frame. */
export type Standing = "can" | "extra" | "lacks" | "out";

/** A sum by its terms, each with its name under it. */
export interface TipSum {
  terms: readonly { value: number; name: string }[];
  total: { value: number; icon: string; name: string };
}

/** One side of a comparison: its parts lie end to end on a scale that both sides share. */
export interface TipBar {
  name: string;
  value: string;
  parts: readonly {
    count: number;
    text: string;
    /** What counts for sure, what one can add, and what is open. */
    kind: "sure" | "more" | "may";
    seat?: Seat;
  }[];
}

/** Why something cannot be done, and the rule against it, if there is one. */
export type Reason = Pick<Blocked, "reason" | "args" | "rule">;

/** What a thing is, in words. */
export interface Tip {
  title: string;
  icon?: string;
  badge?: { text: string; standing: Standing };
  /** It says itself why the thing cannot be chosen. */
  answers?: boolean;
  sum?: TipSum;
  bars?: readonly TipBar[];
  lines: TipLine[];
  /** The sentence that explains it. */
  why?: string;
  rule?: string;
  /** Every rule that it rests on, where one is not enough. */
  rules?: readonly string[];
  /** The term of the glossary that it is an example of; else the one of its rule. */
  term?: string;
}

/** What things are, and which terms of the glossary they belong to. */
export interface TipsFacet<V = never> {
  explain(target: string, view: V, seat: number | null, words: Words): Tip | null;
  /** Things of which the house knows more than the view says; `explain` gets it in the view. */
  closer?(target: string): boolean;
  /** Why a thing cannot be chosen, where no move is named that would do it. */
  whyNot?(target: string, view: V): Reason | null;
  /** The term that each question is about. */
  readonly terms: Readonly<Record<string, string>>;
  /** The term that each named sign stands for, such as those in a player's card. */
  readonly signs: Readonly<Record<string, string>>;
}
