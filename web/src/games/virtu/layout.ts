import type { Point } from "../../kit/italy";
import type { Power } from "./view";

/** The map's natural size. */
export const WIDTH = 692;
export const HEIGHT = 742;
const WIDEST = 846;
const HIGHEST = 820;
/** Italy's sheet on the map: its scale, and the point in the upper left corner. */
export const SCALE = 0.76;
export const CORNER: Point = [46, 37];

export type Side = "three_four" | "two_five";
/** Where a name stands beside its city, and to which side it runs. */
export type Label = readonly [number, number, "start" | "middle" | "end"];

/** Real places, moved by a few units where markers would touch. */
const PLACES: Record<string, Point> = {
  nice: [112, 306],
  turin: [140, 188],
  milan: [232, 162],
  genoa: [213, 252],
  parma: [298, 214],
  verona: [344, 158],
  venice: [428, 172],
  bologna: [366, 240],
  ravenna: [422, 262],
  florence: [350, 302],
  pisa: [292, 324],
  siena: [346, 366],
  spoleto: [448, 398],
  ancona: [500, 328],
  rome: [430, 470],
  terracina: [478, 532],
  pescara: [546, 424],
  naples: [538, 578],
  benevento: [598, 524],
  bari: [716, 536],
  rossano: [706, 664],
  reggio: [646, 800],
  palermo: [484, 806],
  ajaccio: [193, 458],
  cagliari: [208, 700],
  tunis: [266, 896],
  ragusa: [788, 398],
  corfu: [906, 652],
};

/** With thirty cities they stand a little further apart. */
const CLOSER: Record<string, Point> = {
  turin: [124, 186],
  milan: [220, 160],
  genoa: [196, 258],
  parma: [290, 222],
  verona: [338, 156],
  venice: [440, 172],
  bologna: [374, 244],
  ravenna: [444, 264],
  florence: [350, 314],
  pisa: [284, 332],
  siena: [336, 376],
  perugia: [430, 362],
  spoleto: [482, 400],
  ancona: [512, 320],
  civitavecchia: [366, 448],
  rome: [438, 484],
  terracina: [486, 548],
  pescara: [562, 428],
};

const LABELS: Record<string, Label> = {
  nice: [0, 32, "middle"],
  turin: [0, -21, "middle"],
  milan: [3, 32, "middle"],
  genoa: [-2, 32, "middle"],
  parma: [0, 31, "middle"],
  verona: [0, -21, "middle"],
  venice: [27, 9, "start"],
  bologna: [-4, -25, "middle"],
  ravenna: [21, 8, "start"],
  florence: [26, 9, "start"],
  pisa: [-22, 6, "end"],
  siena: [-21, 6, "end"],
  spoleto: [-19, 12, "end"],
  ancona: [21, 5, "start"],
  rome: [-20, 8, "end"],
  terracina: [-24, 8, "end"],
  pescara: [19, 18, "start"],
  naples: [-24, 9, "end"],
  benevento: [30, 31, "middle"],
  bari: [21, 9, "start"],
  rossano: [21, 7, "start"],
  reggio: [22, 6, "start"],
  palermo: [0, 33, "middle"],
  ajaccio: [0, 33, "middle"],
  cagliari: [0, 33, "middle"],
  tunis: [23, 6, "start"],
  ragusa: [0, -21, "middle"],
  corfu: [-6, 33, "middle"],
};

const CLOSER_LABELS: Record<string, Label> = {
  turin: [-2, 31, "middle"],
  genoa: [-10, 33, "middle"],
  verona: [-28, -20, "middle"],
  bologna: [2, -19, "middle"],
  perugia: [-6, 31, "middle"],
  civitavecchia: [-18, 33, "middle"],
  spoleto: [18, -8, "start"],
  rome: [26, 4, "start"],
  florence: [26, 11, "start"],
  venice: [28, 9, "start"],
  benevento: [25, 31, "middle"],
  terracina: [-24, 12, "end"],
};

export const CAPITALS: Record<string, string> = {
  milan: "milano",
  venice: "venezia",
  florence: "firenze",
  rome: "roma",
  naples: "napoli",
};

/** The five seas' names along their waters. */
export const SEAS: readonly { name: string; at: Point; turn: number; size: number }[] = [
  { name: "adriatic", at: [452, 282], turn: 29, size: 18 },
  { name: "tyrrhenian", at: [238, 452], turn: 38, size: 21 },
  { name: "ligurian", at: [58, 256], turn: 0, size: 16 },
  { name: "ionian", at: [556, 572], turn: -4, size: 18 },
  { name: "mediterranean", at: [226, 712], turn: 0, size: 16 },
];

export interface Sheet {
  width: number;
  height: number;
}

/** The map as large as the screen has room for: more sea around the same land. */
export function sheetFor(wide: number, high: number): Sheet {
  if (wide === 0 || high === 0) return { width: WIDTH, height: HEIGHT };
  const shape = wide / high;
  return shape > WIDTH / HEIGHT
    ? { width: Math.min(WIDEST, Math.round(HEIGHT * shape)), height: HEIGHT }
    : { width: WIDTH, height: Math.min(HIGHEST, Math.round(WIDTH / shape)) };
}

export const originOf = (sheet: Sheet): Point => [
  (sheet.width - WIDTH) / 2,
  (sheet.height - HEIGHT) / 2,
];

export const sideFor = (players: number): Side => (players === 5 ? "two_five" : "three_four");

/** Cities drawn on a side of the map; two of them are only on one side. */
export const citiesOn = (side: Side): string[] =>
  Object.keys(side === "two_five" ? { ...PLACES, ...CLOSER } : PLACES);

export const placeOf = (city: string, side: Side): Point =>
  (side === "two_five" ? CLOSER[city] : undefined) ?? PLACES[city] ?? [0, 0];

export const labelOf = (city: string, side: Side): Label =>
  (side === "two_five" ? CLOSER_LABELS[city] : undefined) ??
  LABELS[city] ??
  ([20, 6, "start"] as const);

/** A city's point on the sheet. */
export function cityAt(city: string, side: Side, sheet: Sheet): Point {
  const [x, y] = placeOf(city, side);
  const [left, top] = originOf(sheet);
  return [left + (x - CORNER[0]) * SCALE, top + (y - CORNER[1]) * SCALE];
}

/** The powers' cartouches lie on foreign land or at sea. */
export function powerAt(power: Power, sheet: Sheet): Point {
  if (power === "france") return [14, 14];
  return power === "empire" ? [sheet.width - 246, 14] : [sheet.width - 158, 118];
}

/** A way between two points, bent a little to one side. */
export function bend([ax, ay]: Point, [bx, by]: Point, by_ = 0.06): string {
  const mx = (ax + bx) / 2 - (by - ay) * by_;
  const my = (ay + by) / 2 + (bx - ax) * by_;
  const n = (value: number) => value.toFixed(1);
  return `M${n(ax)} ${n(ay)}Q${n(mx)} ${n(my)} ${n(bx)} ${n(by)}`;
}
