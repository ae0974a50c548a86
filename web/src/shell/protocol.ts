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

/** A channel by which notices did not arrive lately, and why. */
export interface Failing {
  channel: "webhook" | "email";
  reason: string;
  count: number;
}

/** A browser that is logged in as me; `agent` is what it calls itself. */
export interface Session {
  id: string;
  agent: string;
  created: number;
  seen: number;
  current: boolean;
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
  /** Pages of the game's lesson; null where it has none. */
  lesson: number | null;
  /** Where the house serves the browser's module of a game of another package. */
  board?: string | null;
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  source: string;
}

/** Where the printed rules leave a point open, or editions differ: `ruling-12`. */
export interface Ruling {
  id: string;
  section: string;
  text: string;
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
  /** The name is an account's own. */
  account: boolean;
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
  /** The table of the finished game that is studied here. */
  studied: string | null;
  /** How far a lesson is that goes on at this table. */
  lesson: { page: number; pages: number } | null;
}

/** A page of a lesson: the things it points at, and the terms it uses. */
export interface LessonPage {
  name: string;
  /** A page that asks for several moves is read in as many parts. */
  part: number;
  parts: number;
  targets: string[];
  terms: string[];
}

export interface Lesson {
  /** The number of the first page in `now`, and how many pages there are. */
  page: number;
  pages: number;
  /** What is to be read now; nothing while others play. */
  now: LessonPage[];
  /** The move that goes on; null on the last pages. */
  move: Move | null;
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
  account: boolean;
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
  account: boolean;
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
  /** What a lesson says now; null where there is none. */
  lesson: Lesson | null;
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

/** The bot that is to play waits for its turn: all are thinking, or this table had its share. */
export interface Waits {
  waits: "busy" | "share" | null;
}

export interface Replayed<V = unknown> {
  count: number;
  /** Decisions that were taken after the moment. */
  decisions: number;
  message: Message<V>;
}

/** How a finished game stood after so many moves, and the bots' value for each seat. */
export interface Stand {
  move: number;
  round: number;
  sources: Record<string, number>[];
  values: number[];
}

/** A turn or a draw that moved a seat against the others. */
export interface Swing {
  seat: number;
  first: number;
  last: number;
  by: number;
  lucky: boolean;
}

export interface Analysed {
  stands: Stand[];
  turns: Swing[];
  /** What the draws did to each seat; null where nothing is drawn. */
  luck: number[] | null;
}

/** Games and first places of one seat with one family, at tables of one size. */
export interface Cell {
  seats: number;
  seat: number;
  plays: string | null;
  games: number;
  wins: number;
}

export interface Figures {
  tables: number;
  cells: Cell[];
}

/** Somebody's strength in a game, or that of a level of the bots. */
export interface Rated {
  person: string | null;
  name: string;
  level: string | null;
  rating: number;
  /** The rating is within so many points, with some 95 in 100. */
  give: number;
  games: number;
  wins: number;
  favourite: string | null;
}

export interface Statistics {
  people: Figures;
  /** One person against bots. */
  bots: Figures;
  among_bots: Figures;
  ratings: Rated[];
}

export interface PersonStatistics {
  name: string;
  games: Record<string, Rated>;
}
