import type { Seat } from "../kit/seats";

/** Who sits where, in which colour. */
export interface SeatingFacet<V = never> {
  seat(view: V, seat: number): Seat;
  /** Colours before a view is known. */
  seats(count: number, options: Record<string, string>): Seat[];
  /** The order of play. */
  order(view: V): number[];
}
