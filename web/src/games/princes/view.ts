/** What the house shows of a table of Princes, in the names of its components. */
export const CITIES = ["Venice", "Milan", "Florence", "Rome", "Naples"] as const;
export const FAMILIES = [
  "Baglioni",
  "Bentivogli",
  "Este",
  "Gonzaga",
  "Malatesta",
  "Montefeltro",
] as const;
export const TROOPS = [
  "light_infantry",
  "crossbow",
  "pike",
  "fortification",
  "cavalry",
  "artillery",
] as const;

export type City = (typeof CITIES)[number];
export type Family = (typeof FAMILIES)[number];
export type Troop = (typeof TROOPS)[number];
export type Currency = "gold" | "influence";
export type Money = Record<Currency, number>;

export interface Shown {
  tile: string;
  count: number;
  gold: number;
  influence: number;
  merchant: boolean;
  once: boolean;
}

export interface CityView {
  status: number;
  artists: string[];
  /** What a tile of the city would score if the game ended now. */
  vp: number;
  /** The lowest first bid for a tile of the city. */
  opening: number;
  tiles: Shown[];
}

export interface EventView {
  event: string;
  decade: number;
  currency: Currency;
  effect: "points" | "status" | "merchant" | "invade";
  amount: number;
  artist: boolean;
  state: "sold" | "up" | "display" | "later";
}

export interface TroopView {
  stock: number;
  gold: number;
  attack: number;
  defence: number;
  influence: number;
}

/** A troop or a modifier of an army. */
export interface Item {
  kind: "troop" | "family" | "tile" | "neutral" | "league";
  name: string;
  attack: number;
  defence: number;
  bribed: boolean;
  printed?: [number, number];
}

export interface OwnTile {
  tile: string;
  city: City;
  used: boolean;
}

export interface PlayerView {
  seat: number;
  family: Family | null;
  home: string | null;
  /** Null while totals are hidden from me. */
  gold: number | null;
  influence: number | null;
  wages: number;
  tokens: number;
  tiles: OwnTile[];
  troops: Troop[];
  events: string[];
  hand_size: number;
  hand_limit: number;
  room: { tiles: number; cities: number };
  /** Mine alone: treachery tiles by name. */
  hand?: Record<string, number>;
  income?: Money & { parts: Record<string, Money> };
  army?: { items: Item[]; attack: number; defence: number };
  points?: Record<string, number>;
}

export interface Bidder {
  seat: number;
  in: boolean;
  leads: boolean;
  frozen: boolean;
  reason: string | null;
  rule: string | null;
  discount: number;
}

export interface AuctionView {
  kind: "tile" | "event" | "pope" | "attacker" | "defender" | "family";
  lot: string;
  currency: Currency;
  bid: number | null;
  leader: number | null;
  least: number;
  due: number | null;
  bidders: Bidder[];
  capacity?: number;
  must_open?: boolean;
}

/** Counts out of `of`. */
export interface Odds {
  attacker: number;
  draw: number;
  defender: number;
  attacker_double: number;
  defender_double: number;
  of: number;
}

export interface Side {
  city: City;
  status: number;
  seat: number | null;
  items: Item[];
  attack: number;
  defence: number;
}

export interface WarView {
  attacker: City;
  defender: City | null;
  extra: boolean;
  league: number | null;
  league_side: "attacker" | "defender" | null;
  counter: boolean;
  dice: [number, number] | null;
  sides?: [Side, Side];
  odds?: Odds;
  bribes?: { family: Family; troop: Troop; odds: Odds }[];
}

export interface OfferView {
  from: number;
  to: number;
  gold: number;
  influence: number;
  for_gold: number;
  for_influence: number;
}

export interface PrincesView {
  me: number | null;
  deciding: number | null;
  /** The decision to be taken, with its fields: `["bid", 2]`. */
  step: (string | number)[] | null;
  over: boolean;
  decade: number;
  decades: number;
  active: number | null;
  idle: number;
  forced: boolean;
  wars: { fought: number; limit: number };
  cities: Record<City, CityView>;
  events: EventView[];
  pope: { owner: number | null; league_used: boolean; gold: number; vp: number };
  troops: Record<Troop, TroopView>;
  treachery: {
    pile: number;
    played: Record<string, number>;
    buried: number;
    gold: number;
    influence: number;
  };
  players: PlayerView[];
  auction: AuctionView | null;
  war: WarView | null;
  offers: OfferView[];
  negotiation: { open: boolean; gold?: number; influence?: number };
}

/** Who leads a family, if anybody. */
export function leaderOf(view: PrincesView, family: string): number | null {
  return view.players.find((player) => player.family === family)?.seat ?? null;
}

/** How many cities a player has tiles of. */
export function citiesOf(player: PlayerView): ReadonlySet<City> {
  return new Set(player.tiles.map((tile) => tile.city));
}

/** Points as they stand, all sources together. */
export function pointsOf(player: PlayerView): number {
  return Object.values(player.points ?? {}).reduce((sum, vp) => sum + vp, 0);
}

export function cityOfTile(view: PrincesView, tile: string): City | null {
  for (const city of CITIES)
    if (view.cities[city].tiles.some((shown) => shown.tile === tile)) return city;
  for (const player of view.players)
    for (const own of player.tiles) if (own.tile === tile) return own.city;
  return null;
}

/** Is the command of an army up, rather than a tile or a family? */
export function isCommand(auction: AuctionView): boolean {
  return auction.kind === "attacker" || auction.kind === "defender";
}
