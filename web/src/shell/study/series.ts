import type { Stand } from "../protocol";

/** Points of a line over the moves of a game, within a box. */
export interface Scale {
  x: (move: number) => number;
  y: (value: number) => number;
  lines: number[];
}

/** A scale that holds every value, with a few round lines across it. */
export function scaleOf(
  stands: readonly Stand[],
  values: readonly number[],
  box: { left: number; right: number; top: number; bottom: number },
): Scale {
  const first = stands[0]?.move ?? 0;
  const last = Math.max(first + 1, stands.at(-1)?.move ?? 1);
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  const step = stepOf(high - low);
  const from = Math.floor(low / step) * step;
  const to = Math.ceil(high / step) * step;
  const lines = Array.from(
    { length: Math.round((to - from) / step) + 1 },
    (_, i) => from + i * step,
  );
  return {
    x: (move) =>
      box.left + ((box.right - box.left) * (Math.max(first, move) - first)) / (last - first),
    y: (value) => box.bottom - ((box.bottom - box.top) * (value - from)) / (to - from),
    lines,
  };
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

function stepOf(range: number): number {
  return STEPS.find((step) => range / step <= 6) ?? 1000;
}

/** Stands from the first round on: what is set up before it is worth nothing yet. */
export function played(stands: readonly Stand[]): readonly Stand[] {
  const begun = stands.findIndex(({ round }) => round > 0);
  return begun > 0 ? stands.slice(begun) : stands;
}

/** The moves at which rounds begin, with their numbers. */
export function rounds(stands: readonly Stand[]): { round: number; move: number }[] {
  const found: { round: number; move: number }[] = [];
  for (const { round, move } of stands)
    if (round > 0 && round !== found.at(-1)?.round) found.push({ round, move });
  return found;
}

/** Layers of a stack, each as the outline of an area: sources from below, in their order. */
export function layers(
  stands: readonly Stand[],
  seat: number,
  sources: readonly string[],
  scale: Scale,
): { name: string; path: string }[] {
  const below = stands.map(() => 0);
  return sources.flatMap((name) => {
    const bottom = [...below];
    stands.forEach(({ sources: all }, i) => {
      below[i] = below[i]! + Math.max(0, all[seat]?.[name] ?? 0);
    });
    if (below.every((top, i) => top === bottom[i])) return [];
    const at = (i: number, value: number) =>
      `${scale.x(stands[i]!.move).toFixed(1)} ${scale.y(value).toFixed(1)}`;
    const up = below.map((top, i) => at(i, top));
    const down = bottom.map((low, i) => at(i, low)).reverse();
    return [{ name, path: `M${[...up, ...down].join("L")}Z` }];
  });
}

/** Those, from the left, that stand at least so far apart. */
export function spaced<T extends { x: number }>(all: readonly T[], apart: number): T[] {
  const kept: T[] = [];
  for (const one of all) if (one.x - (kept.at(-1)?.x ?? -Infinity) >= apart) kept.push(one);
  return kept;
}
