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

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** So large is the number that stands at a corner of a ring. */
const NUMBER = 17;
/** So much room each sign with its figure takes. */
const EFFECT = 44;
const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Where a mark's words stand, with what it cost and brought or its number alone. */
function words(ring: Box, room: Ring["room"], effects: number): Box {
  const width = NUMBER + effects * EFFECT;
  const x = { right: ring.x + ring.width - 6, left: ring.x + 6 - width, inside: ring.x }[room];
  return { x, y: ring.y + 6 - NUMBER, width, height: NUMBER };
}

/** A number stands where it covers no name; what would lie on another mark is left to the chronicle. */
export function apart(rings: readonly Ring[]): Ring[] {
  return rings.map((ring) => {
    const said = words(ring, ring.room, ring.effects.length);
    const crowded =
      ring.room !== "inside" &&
      rings.some((other) => other !== ring && meet(said, words(other, other.room, 0)));
    return crowded ? { ...ring, effects: [] } : ring;
  });
}

/** Where things are inside of a place, which may be drawn larger or smaller than it is. */
function placing(place: HTMLElement): (thing: Element) => Box {
  const frame = place.getBoundingClientRect();
  const scale = frame.width / (place.offsetWidth || 1) || 1;
  return (thing) => {
    const box = thing.getBoundingClientRect();
    return {
      x: (box.x - frame.x) / scale,
      y: (box.y - frame.y) / scale,
      width: box.width / scale,
      height: box.height / scale,
    };
  };
}

/** Where the first of some things is that is drawn inside of a place. */
export function boxIn(
  place: HTMLElement,
  attribute: "data-spot" | "data-at",
  names: readonly string[],
): Box | null {
  const placed = placing(place);
  for (const name of names)
    for (const thing of place.querySelectorAll(`[${attribute}="${CSS.escape(name)}"]`)) {
      const box = placed(thing);
      if (box.width > 0) return box;
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
  const names = left.length > 0 ? [...place.querySelectorAll("text")].map(placing(place)) : [];
  const free = (box: Box, room: Ring["room"]) =>
    !names.some((name) => meet(name, words(box, room, 0)));
  const rings = left.flatMap((one, i) => {
    const box = boxOf(one.at);
    if (!box) return [];
    const start = one.from && boxOf(one.from);
    const from = start && { x: start.x + start.width / 2, y: start.y + start.height / 2 };
    const { number, effects } = one;
    const [before, after] = [box.x, place.offsetWidth - box.x - box.width];
    const sides: Ring["room"][] = [];
    if (box.width <= WIDE && after > WORDS) sides.push("right");
    if (box.width <= WIDE && before > WORDS) sides.push("left");
    const room = sides.find((side) => free(box, side)) ?? sides[0] ?? "inside";
    const key = `${i} ${one.at[0]}`;
    return [{ ...box, key, seat: colour(one.seat), number, from, effects, room }];
  });
  return apart(rings);
}
