import type { Component } from "svelte";

import type { Words } from "../words";

/** The cards of the players, and what is in the rail with them. */
export interface PlayersFacet<V = never> {
  /** Rows two and three of a player's card. */
  readonly Stocks: Component<{ view: V; seat: number }>;
  /** The same after the game: what the points came from. */
  readonly EndStocks: Component<{ view: V; seat: number }>;
  /** The line under the score in a narrow player's chip. */
  readonly Chip: Component<{ view: V; seat: number }>;
  /** At the right of a player's name, in place of the score. */
  readonly Purse?: Component<{ view: V; seat: number }>;
  /** Under the players in the rail of a wide screen, such as a track of rounds. */
  readonly Rail?: Component<{ view: V }>;
  /** The house a seat plays, where it has a name of its own. */
  house?(view: V, seat: number, words: Words): string;
  /** Which seat moves call by a name of the game's own, such as a family. */
  rivals?(view: V): Readonly<Record<string, number>>;
  /** Who a player is in the game, in a word, in place of the order. */
  title?(view: V, seat: number, words: Words): string | null;
}
