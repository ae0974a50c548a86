import type { Described } from "../../shell/protocol";

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
export type Money = Described["Money"];

export type Shown = Described["TileOnDisplay"];
export type CityView = Described["PrincesCity"];
export type EventView = Described["EventTile"];
export type TroopView = Described["TroopsForHire"];
/** A troop or a modifier of an army. */
export type Item = Described["ArmyItem"];
export type OwnTile = Described["OwnTile"];
export type PlayerView = Described["PrincesPlayer"];
export type Bidder = Described["Bidder"];
export type AuctionView = Described["Auction"];
/** Counts out of `of`. */
export type Odds = Described["OddsShown"];
export type Side = Described["WarSide"];
export type WarView = Described["War"];
export type OfferView = Described["Offer"];
export type PrincesView = Described["PrincesView"];

/** Who leads a family, if anybody. */
export function leaderOf(view: PrincesView, family: string): number | null {
  return view.players.find((player) => player.family === family)?.seat ?? null;
}

/** What moves call a player: by the family, or by the seat while there is none. */
export function nameOf(player: PlayerView): string {
  return player.family ?? `player_${player.seat + 1}`;
}

/** Who is called so in a move. */
export function seatOf(view: PrincesView, name: string): number | null {
  return view.players.find((player) => nameOf(player) === name)?.seat ?? null;
}

/** How much of a currency somebody has: the sum, or in brackets the counters where it is hidden. */
export function purseOf(player: PlayerView, money: Currency): string {
  return `${player[money] ?? `(${player.counters[money]})`}`;
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
