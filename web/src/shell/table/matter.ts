import type { Component } from "svelte";

/** The matter in hand, such as an auction. The board shows it; a phone puts it above the board. */
export interface MatterFacet<V = never> {
  readonly Matter: Component<{ view: V }>;
  /** Is there one now? */
  matters(view: V): boolean;
}
