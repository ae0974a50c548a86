import type { Plan } from "../virtu/layout";

/** The map under the influence tracks: lower than Virtù's, with less of the Alps. */
export const PLAN: Plan = {
  width: 692,
  height: 576,
  widest: 830,
  highest: 640,
  scale: 0.68,
  corner: [4, 88],
  labels: { florence: [21, 12, "start"], benevento: [33, 31, "middle"] },
  seas: [
    { name: "adriatic", at: [448, 214], turn: 29, size: 18 },
    { name: "tyrrhenian", at: [246, 372], turn: 36, size: 21 },
    { name: "ligurian", at: [30, 208], turn: 0, size: 16 },
    { name: "ionian", at: [548, 462], turn: -4, size: 18 },
  ],
  rose: { at: [64, 470], r: 29 },
  ships: [
    { at: [232, 470], scale: 0.8 },
    { at: [592, 520], scale: 0.6 },
  ],
};

/** The influence board's measures: a row for each Major City, spaces in the middle. */
export const BOARD = { width: 692, height: 158 } as const;
export const FIRST_ROW = 40;
export const ROW = 36;
export const ROW_HIGH = 33;
/** The size of figures and of what stands on a track. */
export const TYPE = 14;
const LEFT = 130;
const RIGHT = 618;
export const ENDS = { left: LEFT, right: RIGHT } as const;
/** Where an agent on a track lies. */
export const AGENT_AT = RIGHT + 26;
/** Between the influence board and the map. */
export const GAP = 8;

export const spaceWidth = (length: number): number => (RIGHT - LEFT) / (2 * length + 1);

/** The middle of a space, counted from the middle of the track. */
export const spaceAt = (place: number, length: number): number =>
  LEFT + (place + length + 0.5) * spaceWidth(length);
