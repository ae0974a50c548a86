import type { GameEvent } from "../protocol";

/** A moment at which the game turned. */
export interface Turn {
  event: GameEvent;
  seat: number;
  points: number;
  /** Where it lies between the rounds: 2.4 is in the third round. */
  at: number;
  score: number;
  /** Ahead of the best of the others afterwards; negative is behind. */
  lead: number;
}

export interface Course {
  /** Scores of each seat at the start, after each round, and at the end. */
  scores: number[][];
  turns: Turn[];
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

const MOST = 4;

/** How the scores went, told by the events alone; the last column is the final standing. */
export function course(
  events: readonly GameEvent[],
  facet: Omit<CourseFacet, "rounds">,
  final: readonly number[],
): Course {
  let now = final.map(() => 0);
  const scores: number[][] = [[...now]];
  const found: Turn[] = [];
  const gained = facet.gains(events);
  const starts = roundStarts(events, facet, gained);
  let ended = false;
  for (const [index, event] of events.entries()) {
    now = facet.tally?.(event) ?? now;
    const round = facet.begins(event);
    if (round !== null && round > 1) scores.push([...now]);
    const gain = gained(event);
    if (!gain) continue;
    if (gain.end && !ended) {
      ended = true;
      scores.push([...now]);
    }
    if (gain.points === 0) continue;
    now[gain.seat] = (now[gain.seat] ?? 0) + gain.points;
    found.push({
      event,
      seat: gain.seat,
      points: gain.points,
      at: along(starts, index, events.length),
      score: now[gain.seat]!,
      lead: now[gain.seat]! - Math.max(...now.filter((_, seat) => seat !== gain.seat)),
    });
  }
  scores.push([...final]);
  return { scores, turns: turningPoints(found) };
}

function roundStarts(
  events: readonly GameEvent[],
  facet: Pick<CourseFacet, "begins">,
  gained: Gained,
): number[] {
  const starts = events.flatMap((event, i) => (facet.begins(event) === null ? [] : [i]));
  const end = events.findIndex((event) => gained(event)?.end);
  return end < 0 ? starts : [...starts, end];
}

/** Where an event lies on the axis of rounds. */
function along(starts: readonly number[], index: number, count: number): number {
  const round = starts.findLastIndex((start) => start <= index);
  if (round < 0) return 0;
  const from = starts[round]!;
  const to = starts[round + 1] ?? count;
  return round + (index - from) / Math.max(1, to - from);
}

/** The largest gains, no two of one seat within the same round, in the order they came. */
function turningPoints(found: readonly Turn[]): Turn[] {
  const taken = new Set<string>();
  const best: Turn[] = [];
  for (const turn of [...found].sort((a, b) => b.points - a.points)) {
    const key = `${turn.seat}/${Math.floor(turn.at)}`;
    if (taken.has(key)) continue;
    taken.add(key);
    best.push(turn);
    if (best.length === MOST) break;
  }
  return best.sort((a, b) => a.at - b.at);
}
