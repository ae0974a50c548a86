import type { Component } from "svelte";
import type { Move } from "../protocol";

/** What a phone's sheet shows between the question and the choices it lists. */
export interface SheetFacet<V = never> {
  /** Answers that are composed rather than listed. */
  readonly Answer?: Component<{ view: V; seat: number }>;
  /** A choice that `Answer` shows by itself, so that it is not listed. */
  readonly answers?: (move: Move) => boolean;
  /** What is in progress, such as a payment. */
  readonly Tray?: Component<{ view: V }>;
}
