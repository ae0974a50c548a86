import type { Move } from "../../shell/protocol";

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
export type Colour = "red" | "yellow" | "green" | "blue" | "white";
/** Numbers by symbol; what is not there is nothing. */
export type Amounts = Partial<Record<Symbol | "crown_or_cross", number>>;

export interface RoomView {
  action: string | null;
  improvement: string | null;
  indulgence: boolean;
  agent: Colour | null;
}

/** A player's palace, Domain and stocks, as every game with palaces has them. */
export interface PlayerView {
  colour: Colour;
  faction: string;
  florins: number;
  /** The room with the marker, counted from 1. */
  marker: number | null;
  /** Null while the family cards lie hidden. */
  rooms: RoomView[] | null;
  court: Record<Court, { card: string | null; exhausted: boolean }> | null;
  free_spaces: string[] | null;
  lost_spaces: string[];
  domain: Record<string, "available" | "exhausted">;
  agents: number;
  owned_agents: number;
  reserve: number;
  tokens: number;
  /** Where there is patronage: what the next rank costs, and the bonuses taken. */
  rank_cost?: Amounts | null;
  bonuses?: string[];
  /** Discs of rivals, or how many where they add up. */
  trophies: readonly Colour[] | number;
  /** Null is a room without action. */
  printed: (Action | null)[];
  actions: (Action | null)[] | null;
  to_lay: number;
  cities: number;
  court_size: number;
  extra_spaces: number;
  points: Record<string, number>;
  prestige: number;
  at_hand: Record<Symbol, number> | null;
}

/** A dynasty of Virtù. */
export interface DynastyView extends PlayerView {
  rank: number;
  rank_cost: Amounts | null;
  bonuses: string[];
  trophies: Colour[];
  crosses: number;
}

export interface CityView {
  owner: Colour | null;
  troops: Partial<Record<Colour, number>>;
  agent: Colour | null;
  cathedral: boolean;
}

export interface PowerView {
  ally: Colour | null;
  ready: boolean;
  agent: Colour | null;
}

export interface Strength {
  troops: number;
  sum: number;
  bonuses?: number;
  value?: number;
  agent?: number;
  bastion?: number;
}

export interface SiegeView {
  city: string;
  kind?: "siege" | "battle";
  attacker: number;
  defender: number | null;
  /** The besieger may leave the city alone. */
  optional?: boolean;
  attack: Strength;
  defence: Strength;
}

export interface PaymentView {
  owed: Amounts;
  missing: Amounts;
  at_hand: Record<Symbol, number>;
  treasury: number;
}

/** What a room would let me do if the marker went there. */
export interface PlanView {
  action: Action | null;
  barred: boolean;
  deeds: Move[];
  at_hand: Record<Symbol, number>;
}

export interface WayView {
  crowns: number;
  ships: number;
  from: string;
}

/** A table of any game with palaces and the map of Italy. */
export interface TableView<P extends PlayerView = PlayerView> {
  me: number | null;
  options: Record<string, string>;
  season: "setup" | "spring" | "sieges" | "winter";
  colours: Colour[];
  /** The colours of the troops that each player commands, where they are not only the own ones. */
  commands?: Colour[][];
  cities: Record<string, CityView>;
  supply: Record<string, number>;
  indulgences: number;
  turn: { basket: string[]; used: (Symbol | null)[]; pool: Amounts };
  deciding: number | null;
  step: (string | number)[] | null;
  players: P[];
  payment: PaymentView | null;
  siege: SiegeView | null;
  sieges: SiegeView[];
  basket: Amounts;
  annexable?: Record<string, WayView>;
  reach?: Record<string, PlanView>;
  /** Why each ware of the market cannot be mine now; null where I could pay it. */
  wares?: Record<string, string | null>;
}

export interface VirtuView extends TableView<DynastyView> {
  year: number;
  last_year: boolean;
  order: Colour[];
  cities_track: Colour[];
  patronage_track: Colour[];
  powers: Record<Power, PowerView>;
  bonuses: string[];
  sites?: string[];
}

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
