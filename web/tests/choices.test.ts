import { expect, test } from "vitest";

import { click, offer, sameMove } from "../src/shell/choices";
import type { Blocked, Choice, Move } from "../src/shell/protocol";

const choice = (move: Move, ...targets: string[]): Choice => ({
  move,
  parts: {},
  targets,
  changes: {},
});
const blocked = (move: Move, target: string): Blocked => ({
  move,
  parts: {},
  targets: [target],
  reason: "city-full",
  args: {},
  rule: "S-1211",
});
const DECLINES = new Set(["pass", "skip"]);

test("choices are numbered in the order of the moves, passing stands apart", () => {
  const found = offer(
    [
      choice(["to", "Roma"], "city:Roma"),
      choice(["pass"]),
      choice(["to", "Napoli"], "city:Napoli"),
    ],
    [],
    DECLINES,
    null,
  );
  expect(found.choices.map(({ choice, key }) => [choice.move[1], key])).toEqual([
    ["Roma", 1],
    ["Napoli", 2],
  ]);
  expect(found.declines.map((one) => one.move[0])).toEqual(["pass"]);
});

test("only nine choices have a key", () => {
  const many = Array.from({ length: 12 }, (_, i) => choice(["take_die", "red", i], `die:${i}`));
  const keys = offer(many, [], DECLINES, null).choices.map((one) => one.key);
  expect(keys).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0]);
});

test("a click on a thing with one move does it", () => {
  const found = offer([choice(["to", "Roma"], "city:Roma")], [], DECLINES, null);
  expect(click(found, "city:Roma")).toMatchObject({ kind: "do", choice: { move: ["to", "Roma"] } });
});

test("a thing with several moves is picked first, and then they alone are offered", () => {
  const moves = [
    choice(["activate", "red", "top"], "helper:red:top"),
    choice(["skip", "red", "top"], "helper:red:top"),
    choice(["florins"]),
  ];
  const found = offer(moves, [], DECLINES, null);
  expect(click(found, "helper:red:top")).toEqual({ kind: "pick", target: "helper:red:top" });
  const rest = offer(moves, [], DECLINES, "helper:red:top");
  expect(rest.choices.map((one) => one.choice.move[0])).toEqual(["activate"]);
  expect(rest.declines.map((one) => one.move[0])).toEqual(["skip"]);
});

test("a click on something impossible says why not", () => {
  const found = offer([], [blocked(["to", "Napoli"], "city:Napoli")], DECLINES, null);
  expect(click(found, "city:Napoli")).toMatchObject({
    kind: "refuse",
    blocked: { rule: "S-1211" },
  });
});

test("a click on anything else does nothing", () => {
  expect(click(offer([], [], DECLINES, null), "city:Milano")).toEqual({ kind: "nothing" });
});

test("moves are the same by their parts", () => {
  expect(sameMove(["take_die", "red", 4], ["take_die", "red", 4])).toBe(true);
  expect(sameMove(["take_die", "red", 4], ["take_die", "red", 5])).toBe(false);
  expect(sameMove(["pass"], ["pass", 1])).toBe(false);
});

test("many choices are listed in their groups, which have the keys; one alone stands for itself", () => {
  const moves = [
    choice(["bid", 4]),
    ...["a", "b", "c"].map((name) => choice(["freeze", name], name, "group:freeze")),
    choice(["bank", 1], "group:bank"),
  ];
  const found = offer(moves, [], DECLINES, null);
  expect(found.entries.map((entry) => [entry.group ?? entry.choice.move[0], entry.key])).toEqual([
    ["bid", 1],
    ["group:freeze", 2],
    ["bank", 3],
  ]);
  expect(found.choices.map((one) => one.key)).toEqual([1, 0, 0, 0, 3]);
  const opened = offer(moves, [], DECLINES, "group:freeze");
  expect(opened.entries.map((entry) => entry.key)).toEqual([1, 2, 3]);
  expect(offer(moves.slice(0, 3), [], DECLINES, null).entries).toHaveLength(3);
});
