import type { ChatLine, GameEvent, Message } from "./protocol";

/** What this browser has been told of a table: its events and talk, each once, in order. */
export interface Ledger {
  version: number;
  /** Index of the last event heard, void ones included. */
  last: number;
  /** The events that still hold. */
  events: readonly GameEvent[];
  chat: readonly ChatLine[];
}

export const BLANK: Ledger = { version: -1, last: -1, events: [], chat: [] };

export type Entered =
  | { kind: "news"; ledger: Ledger; fresh: readonly GameEvent[]; undone: boolean }
  | { kind: "stale" }
  | { kind: "gap" };

/**
 * Enter a message. One older than what is known is `stale`; one that skips events is a `gap`,
 * after which the whole story has to be asked for again. An `undone` event names the number of
 * moves that still hold: what later moves brought about is void.
 */
export function enter(ledger: Ledger, message: Message): Entered {
  if (message.version < ledger.version) return { kind: "stale" };
  let { last } = ledger;
  let events = [...ledger.events];
  let fresh: GameEvent[] = [];
  let undone = false;
  for (const event of message.events) {
    if (event.index <= last) continue;
    if (event.index !== last + 1) return { kind: "gap" };
    last = event.index;
    if (event.name === "undone") {
      const holds = (old: GameEvent) => old.move <= Number(event.args["moves"]);
      events = events.filter(holds);
      fresh = fresh.filter(holds);
      undone = true;
      continue;
    }
    events.push(event);
    fresh.push(event);
  }
  const chat = talk(ledger.chat, message.chat);
  return { kind: "news", ledger: { version: message.version, last, events, chat }, fresh, undone };
}

function talk(known: readonly ChatLine[], told: readonly ChatLine[]): readonly ChatLine[] {
  const lines = new Map(known.map((line) => [line.index, line]));
  for (const line of told) lines.set(line.index, line);
  return lines.size === known.length
    ? known
    : [...lines.values()].sort((a, b) => a.index - b.index);
}
