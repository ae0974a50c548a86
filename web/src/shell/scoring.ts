import type { Standing } from "./protocol";
import type { Words } from "./words";

/** Where points come from. */
export interface Source {
  name: string;
  icon: string;
  /** Scored after the last round. */
  end: boolean;
}

/** Points and who wins by them. */
export interface ScoringFacet<V = never> {
  readonly sources: readonly Source[];
  /** Points as they stand, where the house keeps them back until the end. */
  standing?(view: V): Standing;
  /** How the game ended for a seat, or for those who look on, where not by points. */
  verdict?(view: V, seat: number | null, words: Words): string | null;
}
