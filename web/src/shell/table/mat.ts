import type { Component } from "svelte";

/** A player's own area. */
export interface MatFacet<V = never> {
  readonly Mat: Component<{ view: V; seat: number }>;
  /** The mat set for a narrow screen. */
  readonly NarrowMat: Component<{ view: V; seat: number }>;
  /** It lies beside the board on a wide screen, not under it. */
  readonly beside?: boolean;
}
