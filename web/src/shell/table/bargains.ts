import type { Component } from "svelte";

import type { Words } from "../words";

/** What players offer one another without being asked. */
export interface BargainsFacet<V = never> {
  /** The sheet on which somebody bargains. */
  readonly Bargain: Component<{ view: V; seat: number; close: () => void }>;
  /** Offers that wait for an answer, shown beside the prompt. */
  readonly Offers: Component<{ view: V; seat: number }>;
  /** May one bargain now? */
  open(view: V): boolean;
  /** The offers that a seat has to answer, each told in a sentence. */
  unanswered(view: V, seat: number, words: Words): string[];
}
