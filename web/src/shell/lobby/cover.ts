import type { Component } from "svelte";

import type { Seat } from "../../kit/seats";
import type { Summary } from "../protocol";

/** How a game looks in the lobby. */
export interface CoverFacet {
  readonly Frontispiece: Component;
  /** One of my tables, very small. */
  readonly Thumb: Component<{ table: Summary; seats: readonly Seat[] }>;
}
