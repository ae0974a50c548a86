import type { Described, Message } from "./protocol";

export type Delta = Described["Delta"];
type Parts = Record<string, unknown>;

/**
 * A value after a change: `[new]` where it is another one now, or else the changes of what is in it,
 * by name or by place, `[]` where that is gone. The old value stays as it was.
 */
export function changed(value: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  if (Array.isArray(value)) return changedList(value, change as Parts);
  const parts = change as Parts;
  const kept = Object.entries(value as Parts).filter(([name]) => !isGone(parts[name]));
  const now = Object.fromEntries(kept);
  for (const [name, part] of Object.entries(parts))
    if (!isGone(part)) now[name] = changed(now[name], part);
  return now;
}

function changedList(value: readonly unknown[], change: Parts): unknown[] {
  const now = [...value];
  for (const [place, part] of Object.entries(change)) {
    const at = Number(place);
    // Only the last ones go.
    if (isGone(part)) now.length = Math.min(now.length, at);
    else now[at] = changed(now[at], part);
  }
  return now;
}

const isGone = (part: unknown): boolean => Array.isArray(part) && part.length === 0;

/** Fields whose things are told once on a line, and then by number; see table/numbers.py. */
const NUMBERED = ["moves", "blocked"] as const;
/** After so many things counting begins anew, on both sides. */
const MOST = 64;

/** What was heard on a line, by field and number. */
export class Things {
  readonly #heard = new Map<string, unknown[]>();

  /** A field as it is now. */
  changed(name: string, each: readonly unknown[]): unknown[] {
    let heard = this.#heard.get(name) ?? [];
    const now = each.map((thing) => {
      if (typeof thing === "number") return heard[thing];
      if (heard.length === MOST) heard = [];
      heard.push(thing);
      return thing;
    });
    this.#heard.set(name, heard);
    return now;
  }
}

/** The message after a delta, with the events and the talk that are new. */
export function putTogether(message: Message, delta: Delta, things: Things): Message {
  const { version, events, chat = [] } = delta;
  const changes: Parts = { ...delta.changes };
  for (const name of NUMBERED) {
    const change = changes[name] as { each: unknown[] } | undefined;
    if (change !== undefined) changes[name] = [things.changed(name, change.each)];
  }
  return { ...(changed(message, changes) as Message), version, events, chat };
}
