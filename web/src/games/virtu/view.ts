import type { Described } from "../../shell/protocol";

/** What the house shows of a table with palaces, in the names of its components. */
export const SYMBOLS = [
  "florin",
  "crown",
  "cross",
  "cavalry",
  "ship",
  "mask",
  "war",
  "arrow",
] as const;
export const ACTIONS = ["govern", "patronise", "annex", "war", "intrigue", "trade"] as const;
export const LEFT = ["left1", "left2", "left3"] as const;
export const RIGHT = ["right1", "right2", "right3"] as const;
export const POWERS = ["france", "ottoman", "empire"] as const;
export const ROOMS = [1, 2, 3, 4, 5] as const;

export type Symbol = (typeof SYMBOLS)[number];
export type Action = (typeof ACTIONS)[number];
export type Court = (typeof LEFT)[number] | (typeof RIGHT)[number];
export type Power = (typeof POWERS)[number];
export type Colour = Described["PalacePlayer"]["colour"];
/** Numbers by symbol; what is not there is nothing. */
export type Amounts = Described["Payment"]["owed"];

export type RoomView = Described["PalaceRoom"];
/** A player's palace, Domain and stocks, as every game with palaces has them. */
export type PlayerView = Described["PalacePlayer"] &
  /** Where there is patronage: what the next rank costs, and the bonuses taken. */
  Partial<Pick<DynastyView, "rank_cost" | "bonuses">> & {
    /** Discs of rivals, or how many where they add up. */
    trophies: (DynastyView | Described["King"])["trophies"];
  };
/** A dynasty of Virtù. */
export type DynastyView = Described["Dynasty"];
export type CityView = Described["MapCity"];
export type PowerView = Described["ForeignPower"];
export type Strength = Described["Strength"];
export type SiegeView = Described["Siege"];
export type PaymentView = Described["Payment"];
/** What a room would let me do if the marker went there. */
export type PlanView = Described["RoomPlan"];
export type MarketView = Described["AtMarket"];
export type LensView = Described["Lens"];
export type CityPrice = Described["CityPrice"];
export type CityOdds = Described["CityOdds"];
export type CityAgent = Described["CityAgent"];
/** A table of any game with palaces and the map of Italy. */
export type TableView<P extends PlayerView = PlayerView> = Described["PalaceTable"] & {
  players: P[];
  /** Where they are not only the own ones: the colours of the troops that each player commands. */
  commands?: Described["WarsView"]["commands"];
};
export type VirtuView = Described["VirtuView"];

export const seatOf = (view: TableView, colour: string): number =>
  view.colours.findIndex((one) => one === colour);

/** Who commands troops of a colour; -1 where nobody does. */
export const commander = (view: TableView, colour: Colour): number =>
  view.commands?.findIndex((colours) => colours.includes(colour)) ?? seatOf(view, colour);

/** The card that lies on a space of a palace, or nothing. */
export function cardAt(player: PlayerView, space: string): string | null {
  const room = player.rooms?.[Number(space.at(-1)) - 1];
  if (space.startsWith("action")) return room?.action ?? null;
  if (space.startsWith("improvement")) return room?.improvement ?? null;
  return player.court?.[space as Court]?.card ?? null;
}

/** What a room lets its player do at present, by the name it has in the catalogues. */
export const actionAt = (player: PlayerView, room: number): Action | "none" =>
  (player.actions ?? player.printed)[room - 1] ?? "none";

/** The five rooms from the marker's on, and whether each is barred now. */
export function barred(view: TableView, seat: number, room: number): "agent" | "indulgence" | null {
  const here = view.players[seat]?.rooms?.[room - 1];
  if (here?.indulgence) return "indulgence";
  return here?.agent && here.agent !== view.players[seat]?.colour ? "agent" : null;
}

/** `cathedral-3` is a cathedral like any other. */
export const tileKind = (tile: string): string => tile.replace(/-\d$/, "");

/** Troops on the map that a player commands. */
export const troopsOnMap = (view: TableView, seat: number): number =>
  Object.values(view.cities)
    .flatMap((city) => Object.entries(city.troops) as [Colour, number][])
    .filter(([colour]) => commander(view, colour) === seat)
    .reduce((sum, [, count]) => sum + count, 0);

/** How many tiles of a kind somebody has. */
export const tilesOf = (player: PlayerView, kind: string): number =>
  Object.keys(player.domain).filter((tile) => tileKind(tile) === kind).length;
