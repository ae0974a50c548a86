import type { Component } from "svelte";

/** What a phone's sheet shows between the question and the choices it lists. */
export interface SheetFacet<V = never> {
  /** Answers that are composed rather than listed. */
  readonly Answer?: Component<{ view: V; seat: number }>;
  /** What is in progress, such as a payment. */
  readonly Tray?: Component<{ view: V }>;
}
