import { signed } from "./format";
import type { GameEvent } from "./protocol";
import type { Result } from "./speech";
import type { Words } from "./words";

/** What an event costs a seat, or brings it. */
export interface Effect {
  seat: number;
  icon: string;
  amount: number;
  /** The message that names its kind, for ears. */
  name: string;
}

/** What somebody did in one go, or what happened to all at once. */
export interface Turn {
  /** Whose; null where it is nobody's, like the end of a round. */
  seat: number | null;
  /** Counted from 1 in its round, over the turns that are somebody's; 0 for the others. */
  number: number;
  round: number;
  events: GameEvent[];
  /** After so many moves it has begun, and after so many it is told as a whole. */
  from: number;
  to: number;
}

/** Whose turn begins with an event; null for nobody's, undefined where the last one goes on. */
export type Begins = (event: GameEvent, last: Turn | undefined) => number | null | undefined;

/** How the events of a game fall into turns, and what the line of a turn says. */
export interface TurnsFacet {
  /** Reads a whole story, event by event. */
  reader(): Begins;
  /** What each event of a story costs and brings. */
  effects(events: readonly GameEvent[]): (event: GameEvent) => readonly Effect[];
  /** What was done, in a few names; nothing where its first line says it. */
  title(turn: Pick<Turn, "seat" | "events">, words: Words): readonly string[];
  /** Where on the board an event is seen: the first spot that is on the screen. */
  mark?(event: GameEvent): Mark | null;
}

export interface Mark {
  at: string[];
  /** Where a piece came from. */
  from?: string[];
}

export const seatOf = ({ args }: GameEvent): number | null =>
  typeof args["seat"] === "number" ? args["seat"] : null;

/** The turns of a story, in order. */
export function turnsOf(
  events: readonly GameEvent[],
  facet: TurnsFacet,
  rounds: (event: GameEvent) => number | null,
): Turn[] {
  const turns: Turn[] = [];
  const begins = facet.reader();
  let [round, count] = [0, 0];
  for (const event of events) {
    const began = rounds(event);
    if (began !== null) [round, count] = [began, 0];
    const last = turns.at(-1);
    const seat = began === null ? begins(event, last) : (begins(event, last) ?? null);
    if (last && seat === undefined) {
      last.events.push(event);
      last.to = event.move;
      continue;
    }
    const number = typeof seat === "number" ? ++count : 0;
    const { move } = event;
    turns.push({ seat: seat ?? null, number, round, events: [event], from: move, to: move });
  }
  return turns;
}

/** The effects of some events, by seat and kind, those that cancel out left out. */
export function summed(
  events: readonly GameEvent[],
  effects: (event: GameEvent) => readonly Effect[],
): Effect[] {
  const found = new Map<string, Effect>();
  for (const effect of events.flatMap(effects)) {
    const key = `${effect.seat} ${effect.icon} ${effect.name}`;
    const amount = (found.get(key)?.amount ?? 0) + effect.amount;
    found.set(key, { ...effect, amount });
  }
  return [...found.values()].filter(({ amount }) => amount !== 0);
}

/** Costs first, as signs and figures. */
export const resultsOf = (effects: readonly Effect[], words: Words): Result[] =>
  effects
    .map(({ icon, amount, name }): Result => ({
      icon,
      text: signed(amount),
      tone: amount < 0 ? "cost" : "gain",
      name: words.say(name),
    }))
    .sort((a, b) => Number(a.tone === "gain") - Number(b.tone === "gain"));

/**
 * The last turn of each other seat since a seat's own last one was over. While that seat is in the
 * middle of a turn, those before it still count; to somebody who looks on, everybody's last does.
 */
export function lastTurns(turns: readonly Turn[], me: number | null, mine: boolean): Turn[] {
  const own = (turn: Turn) => me !== null && turn.seat === me;
  const goesOn = mine && turns.length > 0 && own(turns.at(-1)!);
  const until = goesOn ? turns.length - 1 : turns.length;
  const since = turns.slice(0, until).findLastIndex(own) + 1;
  const found = new Map<number, Turn>();
  for (const turn of turns.slice(since, until)) {
    if (turn.seat === null) continue;
    found.delete(turn.seat);
    found.set(turn.seat, turn);
  }
  return [...found.values()];
}
