import type { GameEvent } from "./protocol";

/** A piece that travels: the first of each list that is on the screen. */
export interface Flight {
  from: string[];
  to: string[];
  /** It joins others: what lies there stays in sight, and the piece looks as it did when it left. */
  joins?: boolean;
}

/** Dice thrown for a moment over the first spot that is on the screen. */
export interface Cast {
  at: string[];
  dice: number[];
}

/** A gain or a cost that rises from the first spot that is on the screen, and fades. */
export interface Float {
  at: string[];
  icon: string;
  text: string;
  /** The colour of the seat it is about. */
  colour: string;
}

/** What one event looks like on the table. */
export interface Motion {
  flights: Flight[];
  /** Spots whose things tumble, like dice that are rolled. */
  tumble: string[];
  casts: Cast[];
}

export const STILL: Motion = { flights: [], tumble: [], casts: [] };

/** Where on the table events happen: spots are named `data-spot` by what is drawn. */
export interface MotionsFacet<V = never> {
  motion(event: GameEvent, before: V, after: V): Motion;
  /** The spots a line of the log speaks of. */
  spots(event: GameEvent): string[];
}

/** Pieces that travel, and nothing else. */
export const fly = (...flights: Flight[]): Motion => ({ ...STILL, flights });
