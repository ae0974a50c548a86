import type { Point } from "../../kit/italy";
import type { Sheet } from "../../kit/sheet";
import type { Power } from "./view";

export type Side = "three_four" | "two_five";

/** How a game lays Italy out: sizes, scale, the point in the upper left corner, ornaments. */
export interface Plan {
  width: number;
  height: number;
  widest: number;
  highest: number;
  scale: number;
  corner: Point;
  /** Names that stand elsewhere than usual. */
  labels?: Readonly<Record<string, Label>>;
  /** The seas' names along their waters. */
  seas: readonly { name: string; at: Point; turn: number; size: number }[];
  rose: { at: Point; r: number };
  ships: readonly { at: Point; scale: number }[];
}

export const PLAN: Plan = {
  width: 692,
  height: 742,
  widest: 846,
  highest: 820,
  scale: 0.76,
  corner: [46, 37],
  seas: [
    { name: "adriatic", at: [452, 282], turn: 29, size: 18 },
    { name: "tyrrhenian", at: [238, 452], turn: 38, size: 21 },
    { name: "ligurian", at: [34, 262], turn: 0, size: 16 },
    { name: "ionian", at: [556, 572], turn: -4, size: 18 },
    { name: "mediterranean", at: [226, 712], turn: 0, size: 16 },
  ],
  rose: { at: [76, 584], r: 33 },
  ships: [
    { at: [226, 566], scale: 0.9 },
    { at: [592, 508], scale: 0.65 },
  ],
};
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
  turin: [8, -20, "end"],
  milan: [-6, 32, "middle"],
  genoa: [-2, 32, "middle"],
  parma: [0, 31, "middle"],
  verona: [8, -20, "end"],
  venice: [27, 9, "start"],
  bologna: [10, -19, "middle"],
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
  ragusa: [8, -20, "end"],
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

/** Where a garrison's flag flies to the left, for want of room. */
export const FLAGS_LEFT: ReadonlySet<string> = new Set(["pisa", "parma"]);

/** The map as it lies on the screen: more sea around the same land where there is room. */
export interface MapSheet extends Sheet {
  plan: Plan;
}

export const originOf = ({ width, height, plan }: MapSheet): Point => [
  (width - plan.width) / 2,
  (height - plan.height) / 2,
];

export const sideFor = (players: number): Side =>
  players === 2 || players === 5 ? "two_five" : "three_four";

/** Cities drawn on a side of the map; two of them are only on one side. */
export const citiesOn = (side: Side): string[] =>
  Object.keys(side === "two_five" ? { ...PLACES, ...CLOSER } : PLACES);

export const placeOf = (city: string, side: Side): Point =>
  (side === "two_five" ? CLOSER[city] : undefined) ?? PLACES[city] ?? [0, 0];

export const labelOf = (city: string, side: Side, plan: Plan): Label =>
  plan.labels?.[city] ??
  (side === "two_five" ? CLOSER_LABELS[city] : undefined) ??
  LABELS[city] ??
  ([20, 6, "start"] as const);

/** A city's point on the sheet. */
export function cityAt(city: string, side: Side, sheet: MapSheet): Point {
  const [x, y] = placeOf(city, side);
  const [left, top] = originOf(sheet);
  const { scale, corner } = sheet.plan;
  return [left + (x - corner[0]) * scale, top + (y - corner[1]) * scale];
}

/** The powers' cartouches lie on foreign land or at sea. */
export function powerAt(power: Power, sheet: MapSheet): Point {
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
