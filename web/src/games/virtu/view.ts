import type { Move } from "../../shell/protocol";

/** What the house shows of a table of Virtù, in the names of its components. */
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
  rank: number;
  rank_cost: Amounts | null;
  bonuses: string[];
  trophies: Colour[];
  printed: Action[];
  actions: Action[] | null;
  to_lay: number;
  cities: number;
  court_size: number;
  extra_spaces: number;
  crosses: number;
  points: Record<string, number>;
  prestige: number;
  at_hand: Record<Symbol, number> | null;
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
  bastion?: number;
}

export interface SiegeView {
  city: string;
  kind?: "siege" | "battle";
  attacker: number;
  defender: number | null;
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
  action: Action;
  barred: boolean;
  deeds: Move[];
  at_hand: Record<Symbol, number>;
}

export interface WayView {
  crowns: number;
  ships: number;
  from: string;
}

export interface VirtuView {
  me: number | null;
  options: Record<string, string>;
  year: number;
  season: "setup" | "spring" | "sieges" | "winter";
  last_year: boolean;
  order: Colour[];
  colours: Colour[];
  cities_track: Colour[];
  patronage_track: Colour[];
  cities: Record<string, CityView>;
  powers: Record<Power, PowerView>;
  supply: Record<string, number>;
  bonuses: string[];
  indulgences: number;
  turn: { basket: string[]; used: (Symbol | null)[]; pool: Amounts };
  deciding: number | null;
  step: (string | number)[] | null;
  players: PlayerView[];
  payment: PaymentView | null;
  siege: SiegeView | null;
  sieges: SiegeView[];
  basket: Amounts;
  annexable?: Record<string, WayView>;
  reach?: Record<string, PlanView>;
  sites?: string[];
  /** Why each ware of the market cannot be mine now; null where I could pay it. */
  wares?: Record<string, string | null>;
}

export const seatOf = (view: VirtuView, colour: string): number =>
  view.colours.findIndex((one) => one === colour);

/** The card that lies on a space of a palace, or nothing. */
export function cardAt(player: PlayerView, space: string): string | null {
  const room = player.rooms?.[Number(space.at(-1)) - 1];
  if (space.startsWith("action")) return room?.action ?? null;
  if (space.startsWith("improvement")) return room?.improvement ?? null;
  return player.court?.[space as Court]?.card ?? null;
}

/** The five rooms from the marker's on, and whether each is barred now. */
export function barred(view: VirtuView, seat: number, room: number): "agent" | "indulgence" | null {
  const here = view.players[seat]?.rooms?.[room - 1];
  if (here?.indulgence) return "indulgence";
  return here?.agent && here.agent !== view.players[seat]?.colour ? "agent" : null;
}

/** `cathedral-3` is a cathedral like any other. */
export const tileKind = (tile: string): string => tile.replace(/-\d$/, "");

export const troopsOnMap = (view: VirtuView, seat: number): number =>
  Object.values(view.cities).reduce(
    (sum, city) => sum + (city.troops[view.colours[seat]!] ?? 0),
    0,
  );

/** How many tiles of a kind somebody has. */
export const tilesOf = (player: PlayerView, kind: string): number =>
  Object.keys(player.domain).filter((tile) => tileKind(tile) === kind).length;
