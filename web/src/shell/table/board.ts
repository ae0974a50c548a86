import type { Component } from "svelte";

/** The board, on every screen. */
export interface BoardFacet<V = never> {
  readonly Board: Component<{ view: V }>;
  /** The whole board, very small, for the corner of a phone. */
  readonly Overview: Component<{ view: V }>;
  /** The board's natural size. */
  readonly size: { width: number; height: number };
  /** The board lays itself out for the width of a tablet, and takes the height it needs. */
  readonly flows?: boolean;
  /** Does a target lie on the board, rather than on the mat? */
  onBoard(target: string): boolean;
}
