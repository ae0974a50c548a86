import type { GameEvent } from "./protocol";

/** The moments of a game that can be looked at: after each move that was told of, in order. */
export function stepsOf(events: readonly GameEvent[], over: boolean): number[] {
  const moments = new Set(events.map((event) => event.move));
  // Before the first draw there is nothing to see while a game runs: nobody was asked yet.
  if (over) moments.add(0);
  else moments.delete(0);
  return [...moments].sort((a, b) => a - b);
}

/** Which of the steps is on screen at a moment: the last one that had been made. */
export function stepAt(steps: readonly number[], at: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step <= at),
  );
}
