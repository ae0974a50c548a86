import type { Sheet } from "../../kit/sheet";
import type { City } from "./view";

/** The board is drawn for this size; a larger sheet spreads its parts. */
export const WIDTH = 1092;
export const HEIGHT = 428;
export const HIGHEST = HEIGHT * 1.6;
export const LEFT = 238;
export const RIGHT = 114;
export const PANEL = { width: 214, height: 100 };

const AT: Record<City, readonly [number, number]> = {
  Milano: [256, 134],
  Venezia: [500, 126],
  Firenze: [336, 306],
  Roma: [592, 312],
  Napoli: [752, 190],
};

/** Where a city's panel lies: the spare room is spread between the panels. */
export function cityAt(city: City, sheet: Sheet): { x: number; y: number } {
  const [x, y] = AT[city];
  const across = (sheet.width - LEFT - RIGHT - PANEL.width) / (WIDTH - LEFT - RIGHT - PANEL.width);
  const down = (sheet.height - 242) / (HEIGHT - 242);
  return { x: LEFT + (x - LEFT) * across, y: 126 + (y - 126) * down };
}
