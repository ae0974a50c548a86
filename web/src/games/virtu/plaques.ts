import type { Point } from "../../kit/italy";

/** A rectangle on the map. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How bad it is to cover it: 1 is like any thing that lies there. */
  weight?: number;
}

interface Wanted {
  city: string;
  at: Point;
  width: number;
}

export const HIGH = 22;
/** What each place further down costs, in parts of what is covered. */
const RANK = 9;
/** How far from the middle of its marker a plaque begins. */
const OFF = 20;

/** Where a plaque may lie around its marker, first near it and then further off. */
function places([x, y]: Point, width: number): Box[] {
  const at = (left: number, top: number): Box => ({ x: left, y: top, width, height: HIGH });
  const middle = y - HIGH / 2;
  const found: Box[] = [];
  for (const more of [0, 8, 16]) {
    const off = OFF + more;
    found.push(
      at(x + off, middle),
      at(x - off - width, middle),
      at(x + off - 4, y + 7 + more),
      at(x - off + 4 - width, y + 7 + more),
      at(x + off - 4, y - 7 - HIGH - more),
      at(x - off + 4 - width, y - 7 - HIGH - more),
      at(x - width / 2, y + off),
      at(x - width / 2, y - off - HIGH),
    );
  }
  return found;
}

const shared = (a: Box, b: Box): number => {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
};

/**
 * A place for each plaque beside its marker, within the sheet, on none of what is taken nor on
 * another one; where there is no such place, the one that covers least.
 */
export function layOut(
  wanted: readonly Wanted[],
  taken: readonly Box[],
  sheet: Box,
): Map<string, Box> {
  const laid = new Map<string, Box>();
  const lying = [...taken];
  for (const { city, at, width } of wanted) {
    const cost = (box: Box, rank: number) =>
      rank * RANK +
      lying.reduce((sum, other) => sum + shared(box, other) * (other.weight ?? 1), 0) +
      (box.width * box.height - shared(box, sheet)) * 9;
    const [best] = places(at, width)
      .map((box, rank) => ({ box, cost: cost(box, rank) }))
      .sort((a, b) => a.cost - b.cost);
    if (!best) continue;
    laid.set(city, best.box);
    lying.push({ ...best.box, weight: 4 });
  }
  return laid;
}
