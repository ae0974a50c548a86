import type { GameEvent } from "../protocol";

export interface Course {
  /** Scores of each seat at the start, after each round, and at the end. */
  scores: number[][];
  /** The moves with which the rounds begin, and final scoring where there is one; then the last. */
  starts: number[];
}

/** Points an event brings, and to whom. */
export interface Gain {
  seat: number;
  points: number;
  /** They are scored after the last round. */
  end: boolean;
}

export type Gained = (event: GameEvent) => Gain | null;

/** How the scores of a game come about, told by its events. */
export interface CourseFacet {
  /** Rounds of a game. */
  readonly rounds: number;
  /** Which round begins with an event. */
  begins(event: GameEvent): number | null;
  /** What each event of a story brings; some know it only by the others. */
  gains(events: readonly GameEvent[]): Gained;
  /** Everybody's points at an event that tells them, where points come and go. */
  tally?(event: GameEvent): number[] | null;
}

/** How the scores went, told by the events alone; the last column is the final standing. */
export function course(
  events: readonly GameEvent[],
  facet: Omit<CourseFacet, "rounds">,
  final: readonly number[],
): Course {
  let now = final.map(() => 0);
  const scores: number[][] = [[...now]];
  const starts: number[] = [];
  const gained = facet.gains(events);
  let ended = false;
  for (const event of events) {
    now = facet.tally?.(event) ?? now;
    const round = facet.begins(event);
    if (round !== null) {
      starts.push(event.move);
      if (round > 1) scores.push([...now]);
    }
    const gain = gained(event);
    if (!gain) continue;
    if (gain.end && !ended) {
      ended = true;
      starts.push(event.move);
      scores.push([...now]);
    }
    now[gain.seat] = (now[gain.seat] ?? 0) + gain.points;
  }
  scores.push([...final]);
  return { scores, starts: [...starts, events.at(-1)?.move ?? 0] };
}

/** Where a move lies on the axis of the rounds: 2.4 is in the third one. */
export function along({ starts }: Course, move: number): number {
  const round = starts.findLastIndex((start, i) => start < move && i < starts.length - 1);
  if (round < 0) return 0;
  const from = starts[round]!;
  return round + Math.min(1, (move - from) / Math.max(1, starts[round + 1]! - from));
}

/** The height of a seat's line there. */
export function height({ scores }: Course, seat: number, at: number): number {
  const from = scores[Math.floor(at)]?.[seat] ?? 0;
  const to = scores[Math.ceil(at)]?.[seat] ?? from;
  return from + (to - from) * (at - Math.floor(at));
}
