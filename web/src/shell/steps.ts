import type { GameEvent } from "./protocol";
import type { Turn } from "./turns";

/** How far one goes at a time as one looks back. */
export const UNITS = ["step", "turn", "round"] as const;
export type Unit = (typeof UNITS)[number];

/** The moments of a game that can be looked at: after each move that was told of, in order. */
export function stepsOf(events: readonly GameEvent[], over: boolean): number[] {
  const moments = new Set(events.map((event) => event.move));
  // Before the first draw there is nothing to see while a game runs: nobody was asked yet.
  if (over) moments.add(0);
  else moments.delete(0);
  return [...moments].sort((a, b) => a - b);
}

/** After each turn, or each round; what was drawn before the first turn belongs to it. */
export function stopsOf(turns: readonly Turn[], unit: "turn" | "round", over: boolean): number[] {
  const ends = turns
    .filter((turn, i) => unit === "turn" || turn.round !== turns[i + 1]?.round)
    .map(({ to }) => to);
  const stops = new Set(ends);
  if (over) stops.add(0);
  else stops.delete(0);
  return [...stops].sort((a, b) => a - b);
}

/** Which of the steps is on screen at a moment: the last one that had been made. */
export function stepAt(steps: readonly number[], at: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step <= at),
  );
}
