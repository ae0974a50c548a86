import type { Words } from "./words";

export interface TipLine {
  icon?: string;
  text: string;
  value?: string;
  tone?: "gain" | "cost" | "plain";
}

/** What a thing is, in words. */
export interface Tip {
  title: string;
  icon?: string;
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
  /** The term that each question is about. */
  readonly terms: Readonly<Record<string, string>>;
  /** The term that each named sign stands for, such as those in a player's card. */
  readonly signs: Readonly<Record<string, string>>;
}
