import { expect, test } from "vitest";

import { furnish } from "../src/games/virtu/box";
import { gains } from "../src/games/virtu/course";
import type { ComponentRow, GameEvent } from "../src/shell/protocol";

const row = (path: string, value: ComponentRow["value"]) =>
  ({ path, value, source: "rulebook", note: "" }) as ComponentRow;
let count = 0;
const event = (name: string, args = {}): GameEvent => ({ index: count++, move: count, name, args });

test("a city is worth the space that its owner reaches, also when it was another's", () => {
  furnish([
    row("start.red", ["florence", "pisa"]),
    row("start.green", ["venice", "corfu"]),
    row("prestige.cities", [0, 0, 0, 1, 2]),
    row("patronage.points", [0, 1, 1, 2]),
    row("prestige.trophy", 2),
  ]);
  const story = [
    event("takes_city", { seat: 0, city: "siena" }),
    event("rises", { seat: 0, rank: 2 }),
    event("takes_city", { seat: 1, city: "siena" }),
    event("trophy", { seat: 1, rival: 0 }),
    event("takes_city", { seat: 0, city: "rome" }),
    event("moves_troop", { seat: 0 }),
    event("final", { seat: 0, prestige: 9 }),
  ];
  const told = gains(["red", "green"])(story);
  expect(story.map((one) => told(one)?.points ?? null)).toEqual([1, 0, 1, 2, 1, null, 0]);
  expect(told(story[2]!)).toEqual({ seat: 1, points: 1, end: false });
  expect(told(story[6]!)?.end).toBe(true);
});
