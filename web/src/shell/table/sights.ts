import type { Component } from "svelte";

import type { Prompt } from "../protocol";

/** A way of looking at the table: the board itself, or what may lie in its place. */
export interface Sight<V = never> {
  name: string;
  icon: string;
  Sheet: Component<{ view: V }>;
  /** A sheet that is read from top to bottom; the board is moved about instead. */
  scrolls: boolean;
}

/** What may be looked at in the board's place; the bar offers it. */
export interface SightsFacet<V = never> {
  /** The board first. */
  readonly sights: readonly Sight<V>[];
  /** Which sight comes forward with a question. */
  sightFor(prompt: Prompt, targets: readonly string[], view: V): string;
  /** The sights on which a target lies; none where it lies on the mat. */
  sightsOf(target: string): readonly string[];
  /** What comes forward when the table changes, whoever is to play: the map when Spring begins. */
  comesBack?(before: V, after: V): string | null;
}
