/** What the house says and hears, as written in docs/protocol.md. Nothing here knows a rule. */

export type Part = string | number;
/** Verb first, then names or small numbers; sent back as it came. */
export type Move = readonly [string, ...Part[]];
export type Args = Record<string, unknown>;
export type Changes = Record<string, number>;

export interface Notices {
  email: string | null;
  email_confirmed: boolean;
  webhook: string | null;
  browser: boolean;
  sound: boolean;
}

export interface Person {
  id: string;
  name: string;
  registered: boolean;
  language: string;
  notices: Notices;
}

export interface GameOption {
  name: string;
  choices: string[];
  /** Every seat has a different one; the value lists them in seat order: "red,blue". */
  per_seat: boolean;
  /** It names a seat, the first choices those of the first seats; drawn where nobody chooses. */
  by_lot: boolean;
  rule: string;
}

export interface GameInfo {
  name: string;
  seats: number[];
  minutes: [number, number];
  options: GameOption[];
  /** Sets of choices that go together, such as the editions of a rulebook. */
  presets: Record<string, Record<string, string>>;
  levels: string[];
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  source: string;
}

export interface ComponentRow {
  path: string;
  value: unknown;
  source: "rulebook" | "public" | "inferred" | "reconstructed";
  note: string;
}

export type SeatKind = "me" | "here" | "open" | "bot";

export interface SeatWish {
  kind: SeatKind;
  name?: string;
  level?: string;
}

export type AtZero = "bot" | "end";
export type Pace =
  | { clock: "none" }
  | { clock: "live"; bank: number; increment: number; at_zero: AtZero }
  | { clock: "days"; days: number; at_zero: AtZero };

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options: Record<string, string>;
  private: boolean;
  pace: Pace;
  confirm_turn: boolean;
  name?: string;
}

export interface SummarySeat {
  index: number;
  kind: string;
  /** Empty for an open seat. */
  name: string;
  level: string | null;
  mine: boolean;
  online: boolean;
  resigned: boolean;
}

export interface Result {
  /** Null where the table was left before the game. */
  places: number[] | null;
  scores: number[] | null;
  /** By the rules, by the clock, or because everybody left. */
  ended: "rules" | "clock" | "left";
}

export interface Summary {
  id: string;
  name: string;
  game: string;
  state: "waiting" | "playing" | "finished";
  private: boolean;
  invite: string | null;
  host: boolean;
  options: Record<string, string>;
  pace: Pace;
  confirm_turn: boolean;
  seats: SummarySeat[];
  version: number;
  deciding: number[];
  my_turn: boolean;
  round: number | null;
  created: number;
  changed: number;
  result: Result | null;
  rematch: string | null;
}

export interface Prompt {
  id: string;
  seat: number;
  args: Args;
  forced: boolean;
}

export interface Crumb {
  move: Move;
  parts: Record<string, Part>;
}

export interface Choice {
  move: Move;
  parts: Record<string, Part>;
  targets: string[];
  changes: Changes;
}

export interface Blocked {
  move: Move;
  parts: Record<string, Part>;
  targets: string[];
  reason: string;
  args: Args;
  rule: string;
}

/** How a seat is answered for while its player is away; `reason` says why it no longer stands. */
export interface Order {
  kind: string;
  amount: number | null;
  state: "stands" | "void";
  reason: string | null;
}

export interface GameEvent {
  index: number;
  move: number;
  name: string;
  args: Args;
}

export interface Standing {
  scores: number[];
  sources: Record<string, number>[];
  places: number[];
}

export interface Clocks {
  clock: "live" | "days";
  /** Seconds left of each seat at the moment `at`. */
  left: number[];
  /** The seat whose clock runs, unless the game is paused. */
  running: number | null;
  paused: boolean;
  at: number;
}

export interface Asked {
  what: "undo" | "pause" | "resume";
  seat: number;
  count: number;
  yes: number[];
  waiting: number[];
}

export interface ChatLine {
  index: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Undo {
  moves: number;
  turn: boolean;
  confirm: boolean;
}

export interface SeatNow {
  index: number;
  kind: string;
  name: string;
  level: string | null;
  resigned: boolean;
  online: boolean;
}

export interface Message<V = unknown> {
  table: string;
  version: number;
  seat: number | null;
  seats: number[];
  state: Summary["state"];
  people: SeatNow[];
  /** Null before the game has begun. */
  view: V;
  prompt: Prompt | null;
  crumbs: Crumb[];
  moves: Choice[];
  blocked: Blocked[];
  /** What the program would do for me if asked: moves, legal one after the other. */
  proposed: Move[];
  /** What I may do without being asked; where there are amounts, the greatest are named. */
  asides: Choice[];
  /** My standing order, and the kinds that I may give now. */
  order: Order | null;
  order_kinds: string[];
  undo: Undo;
  /** The moment after this seat's last decision; null to those who look on. */
  since: number | null;
  events: GameEvent[];
  standing: Standing | null;
  clocks: Clocks | null;
  asked: Asked | null;
  chat: ChatLine[];
  result: Result | null;
  rematch: string | null;
  over: boolean;
}

export interface Presence {
  presence: number[];
}

export interface Replayed<V = unknown> {
  count: number;
  /** Decisions that were taken after the moment. */
  decisions: number;
  message: Message<V>;
}
