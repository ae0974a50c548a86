import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { changed, putTogether, Things } from "../src/shell/delta";
import type { Message } from "../src/shell/protocol";

interface Case {
  old: unknown;
  change: unknown;
  new: unknown;
}

/** What the house makes of values of every kind (tests/house/delta_cases.py). */
const cases = JSON.parse(
  readFileSync(new URL("deltas.json", import.meta.url), "utf-8"),
) as readonly Case[];

test("what the house takes apart is put together, and in the same order", () => {
  expect(cases.length).toBeGreaterThan(100);
  for (const { old, change, new: wanted } of cases) {
    const before = JSON.stringify(old);
    expect(JSON.stringify(changed(old, change))).toBe(JSON.stringify(wanted));
    // What is on screen stays as it is while the next message is put together.
    expect(JSON.stringify(old)).toBe(before);
  }
});

test("what has not changed is the same thing as before", () => {
  const old = { players: [{ vp: 1, men: [1, 2] }, { vp: 2 }], dice: { red: 4 } };
  const now = changed(old, { players: { 0: { vp: [3] } } }) as typeof old;
  expect(now.players[0]).toEqual({ vp: 3, men: [1, 2] });
  expect(now.players[1]).toBe(old.players[1]);
  expect(now.players[0]?.men).toBe(old.players[0]?.men);
  expect(now.dice).toBe(old.dice);
});

test("events and talk are those of the delta alone", () => {
  const message = { version: 3, events: [1], chat: [2], done: ["k"], view: { a: 1 } };
  const delta = { after: 3, version: 5, changes: { view: { a: [2] } }, events: [] };
  expect(putTogether(message as never as Message, delta, new Things())).toMatchObject({
    version: 5,
    events: [],
    chat: [],
    view: { a: 2 },
  });
});

test("choices are told once, and then by number", () => {
  const things = new Things();
  const message = { version: 1, moves: [], blocked: [], view: {} } as never as Message;
  const told = (version: number, each: unknown[]) =>
    putTogether(message, { after: 1, version, changes: { moves: { each } }, events: [] }, things);
  expect(told(2, ["pass", "war"]).moves).toEqual(["pass", "war"]);
  expect(told(3, []).moves).toEqual([]);
  expect(told(4, [1, "bid", 0]).moves).toEqual(["war", "bid", "pass"]);
  // Counting begins anew after the sixty-fourth.
  const many = Array.from({ length: 62 }, (_, at) => `bid ${at}`);
  expect(told(5, [2, ...many]).moves).toEqual(["bid", ...many]);
  expect(told(6, [0]).moves).toEqual(["bid 61"]);
});
