import { expect, test } from "vitest";

import { along, course, height } from "../src/shell/end/course";
import type { GameEvent } from "../src/shell/protocol";

let count = 0;
const event = (name: string, args = {}): GameEvent => ({ index: count++, move: count, name, args });
const rules = {
  begins: (one: GameEvent) => (one.name === "round" ? Number(one.args["round"]) : null),
  gains: () => (one: GameEvent) =>
    typeof one.args["vp"] === "number"
      ? {
          seat: Number(one.args["seat"]),
          points: one.args["vp"],
          end: one.name === "final",
        }
      : null,
};
const STORY = [
  event("round", { round: 1 }),
  event("mission", { seat: 0, vp: 4 }),
  event("mission", { seat: 1, vp: 2 }),
  event("round", { round: 2 }),
  event("mission", { seat: 1, vp: 9 }),
  event("mission", { seat: 1, vp: 8 }),
  event("final", { seat: 0, vp: 10 }),
];

test("scores after each round and at the end", () => {
  expect(course(STORY, rules, [14, 19]).scores).toEqual([
    [0, 0],
    [4, 2],
    [4, 19],
    [14, 19],
  ]);
});

test("a move has its place between the rounds, and every line its height there", () => {
  const found = course(STORY, rules, [14, 19]);
  const at = (one: number) => along(found, STORY[one]!.move);
  expect(at(0)).toBe(0);
  expect(at(1)).toBeGreaterThan(0);
  expect(at(3)).toBe(1);
  expect(at(4)).toBeGreaterThan(1);
  expect(at(4)).toBeLessThan(at(5));
  expect(at(6)).toBe(2);
  expect(height(found, 1, 1)).toBe(2);
  expect(height(found, 1, 1.5)).toBe(10.5);
  expect(height(found, 0, 3)).toBe(14);
});
