/** What the house shows of a race. */
export interface PalioView {
  round: number;
  finish: number;
  bends: number[];
  players: { contrada: string; run: number; breath: number }[];
  [field: string]: unknown;
}

/** Stretches of one lap, as the components say; the square is drawn for as many. */
export const LAP = 12;
export const WIDTH = 1000;
export const HEIGHT = 600;

/** Where a stretch lies on the square: 0 is the start, below in the middle. */
export function place(stretch: number, lane: number): { x: number; y: number } {
  const turn = Math.PI / 2 + ((stretch % LAP) / LAP) * 2 * Math.PI;
  const out = 1 - lane * 0.085;
  return {
    x: WIDTH / 2 + Math.cos(turn) * 400 * out,
    y: HEIGHT / 2 + Math.sin(turn) * 230 * out,
  };
}
