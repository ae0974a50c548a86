import type { Described } from "../../shell/protocol";

/** What the house shows of a table of Signorie, in the names of its components. */
export const COLUMNS = ["yellow", "red", "purple", "grey", "turquoise"] as const;
export const PLACES = ["top", "second", "middle", "third", "fourth", "fifth", "bottom"] as const;
/** What the helper spaces of a column are called, by how many there are. */
export const PLACES_OF: readonly (readonly Place[])[] = [
  [],
  ["top"],
  ["top", "bottom"],
  ["top", "middle", "bottom"],
  ["top", "second", "third", "bottom"],
  ["top", "second", "third", "fourth", "bottom"],
  ["top", "second", "third", "fourth", "fifth", "bottom"],
];
export const CAREERS = ["political", "clerical", "military"] as const;
export const ROWS = ["political", "clerical", "military", "marriage"] as const;
export const CITIES = ["Milano", "Venezia", "Firenze", "Roma", "Napoli"] as const;
export const SEXES = ["man", "woman"] as const;

export type Column = (typeof COLUMNS)[number];
export type Place = (typeof PLACES)[number];
export type Career = (typeof CAREERS)[number];
export type Row = (typeof ROWS)[number];
export type City = (typeof CITIES)[number];
export type Sex = (typeof SEXES)[number];
export type Colour = Described["SignoriePlayer"]["colour"];

export type PlayerView = Described["SignoriePlayer"];
export type CityView = Described["SignorieCity"];
export type SignorieView = Described["SignorieView"];

export interface AllianceTile {
  house: string;
  vp: number;
}

/** `Sforza 3` as a house and a value. */
export function readTile(name: string | null | undefined): AllianceTile | null {
  const [house, vp] = (name ?? "").split(" ");
  return house && vp ? { house, vp: Number(vp) } : null;
}

export function seatOf(view: SignorieView, colour: string): number {
  return view.colours.indexOf(colour as Colour);
}

export function tilesOf(player: PlayerView): number {
  return ROWS.reduce((sum, row) => sum + player.row_tiles[row], 0);
}

/** Does a row of a plan still want a tile of this house? */
export function wants(player: PlayerView, row: Row, house: string): boolean {
  return player.plan[row].some((coat, i) => coat === house && player.coats[row][i] === 0);
}
