import { RANGES, type Point } from "./italy";

export interface Mountain {
  x: number;
  y: number;
  outline: string;
  shade: string;
}

const ISLANDS: readonly (readonly [Point, Point])[] = [
  [
    [226, 423],
    [224, 463],
  ],
  [
    [225, 599],
    [230, 650],
  ],
  [
    [513, 812],
    [573, 815],
  ],
];

/** The same hills on every screen: a small generator with a fixed seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function along(
  points: readonly Point[],
  step: number,
  size: number,
  jitter: number,
  next: () => number,
): [number, number, number][] {
  const hills: [number, number, number][] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [ax, ay] = points[i]!;
    const [bx, by] = points[i + 1]!;
    const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / step));
    for (let k = 0; k < count; k++) {
      const t = k / count;
      hills.push([
        ax + (bx - ax) * t + (next() - 0.5) * jitter,
        ay + (by - ay) * t + (next() - 0.5) * jitter,
        size * (0.8 + next() * 0.45),
      ]);
    }
  }
  return hills;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The ranges of Italy as engraved hills, each standing upright after `place` moved its foot. */
export function mountains(place: (point: Point) => Point, scale: number): Mountain[] {
  const next = numbers(7);
  const feet = [
    ...along(RANGES.alps, 17, 15, 6, next),
    ...along(RANGES.outerAlps, 19, 15, 9, next),
    ...along(RANGES.apennines, 15, 11, 4, next),
    ...along(RANGES.dinarides, 19, 13, 6, next),
    ...ISLANDS.flatMap((line) => along(line, 13, 9, 3, next)),
  ];
  return feet
    .map(([x, y, size]): [Point, number] => [place([x, y]), size * scale])
    .sort((a, b) => a[0][1] - b[0][1])
    .map(([[x, y], size]) => hill(x, y, size, next()));
}

function hill(x: number, y: number, size: number, chance: number): Mountain {
  const h = size * (0.85 + chance * 0.35);
  const w = size * 0.78;
  const [left, right, top] = [round(x - w), round(x + w), round(y - h)];
  const foot = round(y);
  const slope = `Q${round(x + w * 0.35)} ${round(y - h * 0.5)} ${right} ${foot}`;
  return {
    x,
    y,
    outline: `M${left} ${foot}Q${round(x - w * 0.35)} ${round(y - h * 0.55)} ${round(x)} ${top}${slope}`,
    shade: `M${round(x)} ${top}${slope}L${round(x + w * 0.2)} ${foot}Q${round(x + w * 0.25)} ${round(y - h * 0.4)} ${round(x)} ${top}Z`,
  };
}
