import type { Point } from "../../kit/italy";
import type { Sheet } from "../../kit/sheet";
import type { City, Family } from "./view";

/** The map is drawn for this size; a larger sheet shows more of the sea. */
export const SIZE: Sheet = { width: 486, height: 462 };
export const LADDER = 100;
export const PLATE = { width: 120, height: 30 };
export const SCALE = 0.76;
export const FROM: Point = [142, 62];

/** Where the plates lie, in the map's own units. */
export const CITY_AT: Record<City, Point> = {
  Milan: [79, 74],
  Venice: [231, 67],
  Florence: [160, 207],
  Rome: [217, 316],
  Naples: [293, 394],
};

export interface HomeAt {
  at: Point;
  /** On which side of the piece the name stands. */
  side: "start" | "end";
}

export const HOME_AT: Record<Family, HomeAt> = {
  Este: { at: [187, 125], side: "start" },
  Gonzaga: { at: [143, 117], side: "end" },
  Bentivogli: { at: [158, 152], side: "end" },
  Malatesta: { at: [223, 163], side: "start" },
  Montefeltro: { at: [243, 193], side: "start" },
  Baglioni: { at: [243, 252], side: "start" },
};
