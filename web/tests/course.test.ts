import { expect, test } from "vitest";

import { course } from "../src/shell/end/course";
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

test("the largest gains are the turning points, one a seat and round, in order", () => {
  const turns = course(STORY, rules, [14, 19]).turns;
  expect(turns.map((turn) => [turn.seat, turn.points])).toEqual([
    [0, 4],
    [1, 2],
    [1, 9],
    [0, 10],
  ]);
  expect(turns[2]).toMatchObject({ lead: 7, score: 11 });
  expect(turns[2]!.at).toBeGreaterThan(1);
  expect(turns[2]!.at).toBeLessThan(2);
});
