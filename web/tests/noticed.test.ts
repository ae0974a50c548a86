import { expect, test } from "vitest";

import { noticesOf } from "../src/shell/noticed";
import type { Summary } from "../src/shell/protocol";

const table = (id: string, told: Partial<Summary>): Summary =>
  ({
    id,
    state: "playing",
    my_turn: false,
    asked: false,
    offers: false,
    left: null,
    host: false,
    pace: { clock: "none" },
    seats: [],
    changed: 0,
    rematch: null,
    result: null,
    ...told,
  }) as unknown as Summary;
const kinds = (...tables: Summary[]) =>
  noticesOf(tables, 0, null).map(({ table, kind, waits }) => [table.id, kind, waits]);

test("a turn, a request, an offer and a full table wait for me", () => {
  expect(
    kinds(
      table("a", { my_turn: true, changed: 4 }),
      table("b", { asked: true, changed: 3 }),
      table("c", { offers: true, changed: 2 }),
      table("d", { state: "waiting", host: true, changed: 1 }),
      table("e", {}),
    ),
  ).toEqual([
    ["a", "turn", true],
    ["b", "asked", true],
    ["c", "offer", true],
    ["d", "full", true],
  ]);
});

test("a clock that is nearly out comes first; one with time left is a turn like any", () => {
  const days = { pace: { clock: "days", days: 3, at_zero: "bot" } } as const;
  expect(
    kinds(
      table("a", { my_turn: true, changed: 9, left: 2 * 86_400, ...days }),
      table("b", { my_turn: true, changed: 1, left: 3600, ...days }),
    ),
  ).toEqual([
    ["b", "hurry", true],
    ["a", "turn", true],
  ]);
});

test("a seat kept at a rematch is told to those who do not host it", () => {
  const now = Date.now() / 1000;
  const old = table("old", { state: "finished", rematch: "new", changed: now - 8 * 86_400 });
  expect(kinds(old, table("new", { state: "waiting" }))).toEqual([["new", "again", true]]);
  expect(kinds(table("new", { state: "waiting" }))).toEqual([]);
});

test("an end is told until it is read, and nothing of the table on screen", () => {
  const over = table("a", {
    state: "finished",
    changed: Date.now() / 1000 - 60,
    result: { places: [1], scores: [3], ended: "rules" } as never,
  });
  expect(kinds(over)).toEqual([["a", "over", false]]);
  expect(noticesOf([over], Date.now() / 1000, null)).toEqual([]);
  expect(noticesOf([table("b", { my_turn: true })], 0, "b")).toEqual([]);
});
