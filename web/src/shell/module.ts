import type { Component } from "svelte";

import type { Seat } from "../kit/seats";
import type {
  Blocked,
  Choice,
  ComponentRow,
  Crumb,
  GameEvent,
  Prompt,
  Standing,
  Summary,
} from "./protocol";
import type { Words } from "./words";

/** A sign and a figure: what a choice costs or gives. */
export interface Result {
  icon: string;
  text: string;
  tone: "gain" | "cost" | "plain";
  /** What the sign means, for ears. */
  name: string;
}

export interface TipLine {
  icon?: string;
  text: string;
  value?: string;
  tone?: "gain" | "cost" | "plain";
}

/** What a thing is, in words. */
export interface Tip {
  title: string;
  icon?: string;
  lines: TipLine[];
  /** The sentence that explains it. */
  why?: string;
  rule?: string;
  /** Every rule that it rests on, where one is not enough. */
  rules?: readonly string[];
  /** The term of the glossary that it is an example of; else the one of its rule. */
  term?: string;
}

/** A piece that travels: the first of each list that is on the screen. */
export interface Flight {
  from: string[];
  to: string[];
  /** It joins others: what lies there stays in sight, and the piece looks as it did when it left. */
  joins?: boolean;
}

/** What one event looks like on the table. */
export interface Motion {
  flights: Flight[];
  /** Spots whose things tumble, like dice that are rolled. */
  tumble: string[];
  /** Dice thrown for a moment over the first spot that is on the screen. */
  casts: Cast[];
}

export interface Cast {
  at: string[];
  dice: number[];
}

export interface Source {
  name: string;
  icon: string;
  /** Scored after the last round. */
  end: boolean;
}

export interface Tagged {
  text: string;
  icon?: string;
  strong?: boolean;
}

/** A way of looking at the table: the board itself, or what may lie in its place. */
export interface Sight<V = never> {
  name: string;
  icon: string;
  Sheet: Component<{ view: V }>;
  /** A sheet that is read from top to bottom; the board is moved about instead. */
  scrolls: boolean;
}

/** A step of a sequence that everybody goes through, for the line over the question. */
export interface Stage {
  text: string;
  state: "done" | "now" | "later";
}

/** What a rule set brings to the table besides its words; the shell does the rest. */
export interface GameModule<V = never> {
  readonly name: string;
  /** The term of the glossary that each question is about. */
  readonly terms: Readonly<Record<string, string>>;
  /** The term that each named sign stands for, such as those in a player's card. */
  readonly signs: Readonly<Record<string, string>>;
  readonly Board: Component<{ view: V }>;
  readonly Mat: Component<{ view: V; seat: number }>;
  /** The mat set for a narrow screen. */
  readonly NarrowMat: Component<{ view: V; seat: number }>;
  /** Rows two and three of a player's card. */
  readonly Stocks: Component<{ view: V; seat: number }>;
  /** The same after the game: what the points came from. */
  readonly EndStocks: Component<{ view: V; seat: number }>;
  /** The line under the score in a narrow player's chip. */
  readonly Chip: Component<{ view: V; seat: number }>;
  /** The whole board, very small, for the corner of a phone. */
  readonly Overview: Component<{ view: V }>;
  readonly Frontispiece: Component;
  readonly Thumb: Component<{ table: Summary; seats: readonly Seat[] }>;
  /** Under the players in the rail of a wide screen, such as a track of rounds. */
  readonly Rail?: Component<{ view: V }>;
  /** The matter in hand, for a phone, and whether there is one; elsewhere the board shows it. */
  readonly Matter?: Component<{ view: V }>;
  readonly matters?: (view: V) => boolean;
  /** Answers that a phone's sheet composes, above the choices it lists. */
  readonly Answer?: Component<{ view: V; seat: number }>;
  /** At the right of a player's name, in place of the score. */
  readonly Purse?: Component<{ view: V; seat: number }>;
  /** A sheet on which somebody bargains without being asked, and whether they may now. */
  readonly Bargain?: Component<{ view: V; seat: number; close: () => void }>;
  readonly bargains?: (view: V) => boolean;
  /** Offers that wait for an answer, shown beside the prompt. */
  readonly Offers?: Component<{ view: V; seat: number }>;
  /** Those among them that a seat has to answer, each told in a sentence. */
  unanswered?(view: V, seat: number, words: Words): string[];
  /** The board lays itself out for the width of a tablet, and takes the height it needs. */
  readonly flows?: boolean;
  /** What a phone's sheet shows under the question, such as a payment in progress. */
  readonly Tray?: Component<{ view: V }>;
  /** The mat lies beside the board on a wide screen, not under it. */
  readonly beside?: boolean;
  /** What may be looked at in the board's place, the board first; the bar offers them. */
  readonly sights?: readonly Sight<V>[];
  /** The board's natural size. */
  readonly size: { width: number; height: number };
  /** Rounds of a game, for the course of the scores. */
  readonly rounds: number;
  readonly sources: readonly Source[];
  /** Verbs that only say no: a plain button at the right end of the prompt. */
  readonly declines: ReadonlySet<string>;

  /** Values printed on the components, once they are known. */
  furnish(rows: readonly ComponentRow[]): void;
  seat(view: V, seat: number): Seat;
  /** Colours before a view is known. */
  seats(count: number, options: Record<string, string>): Seat[];
  /** The house a seat plays, where it has a name of its own. */
  house?(view: V, seat: number, words: Words): string;
  order(view: V): number[];
  /** Who a player is in the game, in a word, in place of the order. */
  title?(view: V, seat: number, words: Words): string | null;
  /** Points as they stand, where the house keeps them back until the end. */
  standing?(view: V): Standing;
  /**
   * What the prompt lists and the board lights, where that is not every legal move: the board may
   * compose some by itself. Targets `group:…` bind choices together while there are many.
   */
  offered?<C extends Pick<Choice, "move" | "targets">>(moves: readonly C[], view: V): C[];
  round(view: V): number;
  /** What the bar says about the moment. */
  where(view: V, words: Words): Tagged[];
  /** What was decided at one step of this turn, in a word or two. */
  crumb(crumbs: readonly Crumb[], index: number, view: V, words: Words): string;
  /** The question in the game's own way, where its catalogue's sentence is not enough. */
  question?(prompt: Prompt, view: V, words: Words): string | null;
  /** The name of a choice, where it depends on what lies on the table. */
  label?(
    choice: Pick<Choice, "move" | "parts">,
    prompt: Prompt | null,
    view: V,
    words: Words,
  ): string | null;
  /** Steps that the deciding seat goes through now, like those of a Winter. */
  stages?(view: V, crumbs: readonly Crumb[], words: Words): Stage[];
  /** Which sight comes forward with a question. */
  sightFor?(prompt: Prompt, targets: readonly string[], view: V): string;
  /** The sights on which a target lies; none where it lies on the mat. */
  sightsOf?(target: string, view: V): readonly string[];
  /** How the game ended for a seat, or for those who look on, where not by points. */
  verdict?(view: V, seat: number | null, words: Words): string | null;
  results(choice: Choice, view: V, seat: number, words: Words): Result[];
  /** What has been decided so far in this turn: these things are drawn selected. */
  selected(crumbs: readonly Crumb[], prompt: string | null): string[];
  /** Does a target lie on the board, rather than on the mat? */
  onBoard(target: string): boolean;
  explain(target: string, view: V, seat: number | null, words: Words): Tip | null;
  /** A few words for the label of a blocked thing. */
  blockedShort(blocked: Blocked, words: Words): string;
  motion(event: GameEvent, before: V, after: V): Motion;
  /** Events whose line stands over what it speaks of until it is read, like the end of a siege. */
  readonly outcomes?: ReadonlySet<string>;
  /** The spots a line of the log speaks of. */
  spots(event: GameEvent): string[];
  /** Points an event brings, and to whom; `end` where they are scored after the last round. */
  gained(event: GameEvent): { seat: number; points: number; end: boolean } | null;
  /** The same told by the whole story, where an event alone does not know its points. */
  gains?(events: readonly GameEvent[]): GameModule["gained"];
  /** Everybody's points at an event that tells them, where points come and go. */
  tally?(event: GameEvent): number[] | null;
  /** An event that needs no line in the chronicle. */
  silent(event: GameEvent): boolean;
  /** A separator line of the log, like a new round. */
  heading(event: GameEvent, words: Words): string | null;
  /** Which round begins with an event. */
  begins(event: GameEvent): number | null;
}
