/** What the house says and hears, in the shell's words. The shapes are the house's own: they are made
 * from its description (`npm run types`), and docs/protocol.md tells them to people. */
import type { components } from "./described";

export type Described = components["schemas"];

/** A described shape with some fields said more exactly; it must have them. */
type Sharper<T, F extends { [K in keyof F]: K extends keyof T ? unknown : never }> = Omit<
  T,
  keyof F
> &
  F;

/** Verb first, then names or small numbers; sent back as it came. */
export type Move = Described["Choice"]["move"];
export type Part = Move[number];
export type Args = Record<string, unknown>;
export type Changes = Described["Choice"]["changes"];

export type Failing = Described["Failing"];
/** What somebody may be called for while no page is open. */
export type Called = Described["DeviceCalled"]["kinds"][number];
export type Session = Described["SessionShown"];
export type Person = Described["PersonShown"];
export type GameOption = Described["GameOption"];
export type GameInfo = Described["GameInfo"];
export type Rule = Described["Rule"];
export type Ruling = Described["Ruling"];
export type ComponentRow = Described["ComponentRow"];
export type SeatBody = Described["SeatBody"];
export type TableBody = Described["TableBody"];
export type SummarySeat = Described["SeatShown"];
export type Result = Described["Result"];
export type Summary = Described["Summary"];
export type LessonPage = Described["PageShown"];
export type Lesson = Described["LessonShown"];
export type Prompt = Described["Prompt"];
export type Crumb = Described["Crumb"];
export type Choice = Described["Choice"];
export type Blocked = Described["Blocked"];
export type Order = Described["OrderShown"];
export type Matter = Described["MatterShown"];
export type GameEvent = Described["EventShown"];
export type Standing = Described["StandingShown"];
export type Clocks = Described["ClocksShown"];
export type TakeBack = Described["TakeBack"];
export type ChatLine = Described["ChatLine"];
export type Undo = Described["Undo"];
export type SeatNow = Described["PersonAtTable"];
export type Presence = Described["Presence"];
export type Waits = Described["Waits"];
export type WhoMayHint = Summary["hints"];
export type Hint = Described["HintAnswer"];
export type HintReason = Described["HintReason"];
export type Stand = Described["StandShown"];
export type Swing = Described["SwingShown"];
export type Analysed = Described["AnalysisAnswer"];
/** What is known beyond the view, and what wishes come to: as the game says it, or nothing. */
export type Lens = Described["LensAnswer"]["lens"];
export type Planned = Described["PlanAnswer"]["plan"];
export type Cell = Described["Cell"];
export type Figures = Described["Figures"];
export type Rated = Described["Rated"];
export type Statistics = Described["StatisticsAnswer"];
export type PersonStatistics = Described["PersonStatistics"];
export type Pace = Described["Summary"]["pace"];
export type AtZero = NonNullable<Described["LiveClock"]["at_zero"]>;
export type SeatKind = SeatBody["kind"];

/** A message whose view is that of one game; null before the game has begun. */
export type Message<V = unknown> = Sharper<Described["Message"], { view: V }>;
export type Replayed<V = unknown> = Sharper<Described["Replayed"], { message: Message<V> }>;
