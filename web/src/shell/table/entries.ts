import type { GameEvent } from "../protocol";
import type { Table } from "../table.svelte";
import { type Effect, summed, type Turn } from "../turns";
import type { Words } from "../words";
import { ofTheHouse } from "./undone";

/** A turn as the chronicle tells it: what it brought, and its lines, which can be unfolded. */
export interface Entry {
  turn: Turn;
  key: number;
  /** Separators over it, like a new round. */
  headings: readonly string[];
  /** What was done, in a few names; empty where the first line says it. */
  title: readonly string[];
  effects: readonly Effect[];
  lines: readonly GameEvent[];
  /** What the house tells of the table itself is never folded. */
  house: readonly GameEvent[];
}

/** What has been told of turns that are over stays what it is. */
const known = new WeakMap<GameEvent, { words: Words; last: GameEvent; entry: Entry | null }>();

/** The chronicle up to an event. */
export function entriesOf(table: Table, told: number): Entry[] {
  const { words } = table;
  const found: Entry[] = [];
  for (const turn of table.turns) {
    const events = turn.events.filter(({ index }) => index <= told);
    const [first] = events;
    if (!first) break;
    let here = known.get(first);
    if (here?.words !== words || here.last !== events.at(-1)) {
      here = { words, last: events.at(-1)!, entry: entryOf(table, turn, events) };
      known.set(first, here);
    }
    if (here.entry) found.push({ ...here.entry, turn });
  }
  return found;
}

function entryOf(table: Table, turn: Turn, events: readonly GameEvent[]): Entry | null {
  const { chronicle, turns } = table.module;
  const { words, effects } = table;
  const heads = events.map((event) => chronicle.heading(event, words));
  const headings = heads.filter((heading) => heading !== null);
  const lines = events.filter(
    (event, i) => !chronicle.silent(event) && heads[i] === null && words.event(event).length > 0,
  );
  if (headings.length === 0 && lines.length === 0) return null;
  return {
    turn,
    key: turn.events[0]!.index,
    headings,
    title: lines.length > 0 ? turns.title({ seat: turn.seat, events: [...events] }, words) : [],
    effects: summed(events, effects),
    lines: lines.filter((event) => !ofTheHouse(event)),
    house: lines.filter(ofTheHouse),
  };
}

/** Who did what in a turn, as plain text. */
export function turnText(table: Table, { turn, title, lines }: Entry): string {
  const [first] = lines;
  if (title.length > 0)
    return turn.seat === null
      ? title.join(" · ")
      : `${nameOf(table, turn.seat)}: ${title.join(" · ")}`;
  const spans = first ? table.words.event(first) : [];
  return spans.map(({ text }) => text).join("");
}

/** How a line of the chronicle calls a seat: me "You", others by their names. */
export const nameOf = (table: Table, seat: number): string =>
  seat === table.mine ? table.words.say("ui-turn-you") : (table.names[seat] ?? "");

/** Effects of a turn: those of its own seat first, then those of others, seat by seat. */
export function bySeat(effects: readonly Effect[], own: number | null): [number, Effect[]][] {
  const seats = new Map<number, Effect[]>(own === null ? [] : [[own, []]]);
  for (const effect of effects) seats.set(effect.seat, [...(seats.get(effect.seat) ?? []), effect]);
  return [...seats].filter(([, all]) => all.length > 0);
}
