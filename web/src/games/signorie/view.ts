/** What the house shows of a table of Signorie, in the names of its components. */
export const COLUMNS = ["yellow", "red", "purple", "grey", "turquoise"] as const;
export const PLACES = ["top", "middle", "bottom"] as const;
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
export type Colour = "yellow" | "red" | "purple" | "blue";

export interface PlayerView {
  colour: Colour;
  florins: number;
  men: number;
  women: number;
  general_men: number;
  general_women: number;
  threshold_men: number;
  threshold_women: number;
  /** Brides placed; the printed one is not counted. */
  brides: number;
  passed: boolean;
  dice: Partial<Record<Column, number>>;
  /** Like `red top`. */
  helpers: string[];
  careers: Record<Career, number[]>;
  face_down: Record<Row, number>;
  vp: number;
  dice_sum: number;
  threshold: number;
  initiative: number;
  plan: Record<Row, string[]>;
  /** The value of the tile on each coat of the plan, 0 where it is open. */
  coats: Record<Row, number[]>;
  row_tiles: Record<Row, number>;
  row_vp: Record<Row, number>;
}

export interface CityView {
  marriage: string | null;
  mission: string | null;
  /** Like `blue woman`, in the order of the spaces. */
  meeples: string[];
}

export interface SignorieView {
  round: number;
  order: Colour[];
  players: PlayerView[];
  /** Discs on each step, the lowest of a stack first. */
  initiative: Colour[][];
  cities: Partial<Record<City, CityView>>;
  dice: Record<Column, number[]>;
  mandates: Record<Column, string[]>;
  rewards: string[];
  stacks: number;
  helpers_left: number;
  deciding: number | null;
  /** The decision to be taken, with its fields: `["choose_city", "blue", "clerical", 6]`. */
  step: (string | number)[] | null;
  colours: Colour[];
}

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
