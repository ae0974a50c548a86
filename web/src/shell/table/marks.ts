import type { Seat } from "../../kit/seats";
import type { Effect, Turn, TurnsFacet } from "../turns";

/** What is left on the board of a turn: a ring, and where its piece came from. */
export interface Left {
  seat: number;
  number: number;
  at: readonly string[];
  from: readonly string[] | null;
  /** What the whole turn cost and brought stands beside its last mark. */
  effects: readonly Effect[];
}

/** So much room the words of a mark take at most. */
const WORDS = 150;
/** On a thing of this width they have room enough, and cover no neighbour. */
const WIDE = 90;
const same = (one: readonly string[], two: readonly string[]) => one.join() === two.join();

/** What turns have left on the board; a piece that moved on is marked where it stands now. */
export function leftBy(
  turns: readonly Turn[],
  facet: TurnsFacet,
  effectsOf: (turn: Turn) => readonly Effect[],
): Left[] {
  return turns.flatMap((turn) => {
    const { seat, number } = turn;
    if (seat === null) return [];
    let left: Left[] = [];
    for (const event of turn.events) {
      const mark = facet.mark?.(event);
      if (!mark || mark.at.length === 0) continue;
      let from: readonly string[] | null = mark.from ?? null;
      const before = from && left.find(({ at }) => same(at, from!));
      if (before) from = before.from ?? from;
      left = left.filter((one) => one !== before && !same(one.at, mark.at));
      left.push({ seat, number, at: mark.at, from, effects: [] });
    }
    const last = left.at(-1);
    if (last) last.effects = effectsOf(turn).filter((effect) => effect.seat === seat);
    return left;
  });
}

/** A mark as it is drawn in its place on the screen. */
export interface Ring {
  key: string;
  seat: Seat;
  number: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where its piece came from, the middle of that place. */
  from: { x: number; y: number } | null;
  effects: readonly Effect[];
  /** Where there is room for words. */
  room: "right" | "left" | "inside";
}

/** Where the first of some things is inside of a place, which may be drawn larger or smaller. */
export function boxIn(
  place: HTMLElement,
  attribute: "data-spot" | "data-at",
  names: readonly string[],
) {
  const frame = place.getBoundingClientRect();
  const scale = frame.width / (place.offsetWidth || 1) || 1;
  for (const name of names)
    for (const thing of place.querySelectorAll(`[${attribute}="${CSS.escape(name)}"]`)) {
      const box = thing.getBoundingClientRect();
      if (box.width > 0)
        return {
          x: (box.x - frame.x) / scale,
          y: (box.y - frame.y) / scale,
          width: box.width / scale,
          height: box.height / scale,
        };
    }
  return null;
}

/** Where the marks are inside of a place. */
export function ringsIn(
  place: HTMLElement,
  left: readonly Left[],
  colour: (seat: number) => Seat,
): Ring[] {
  const boxOf = (names: readonly string[]) => boxIn(place, "data-spot", names);
  return left.flatMap((one, i) => {
    const box = boxOf(one.at);
    if (!box) return [];
    const start = one.from && boxOf(one.from);
    const from = start && { x: start.x + start.width / 2, y: start.y + start.height / 2 };
    const { number, effects } = one;
    const [before, after] = [box.x, place.offsetWidth - box.x - box.width];
    const room =
      box.width > WIDE ? "inside" : after > WORDS ? "right" : before > WORDS ? "left" : "inside";
    const key = `${i} ${one.at[0]}`;
    return [{ ...box, key, seat: colour(one.seat), number, from, effects, room }];
  });
}
