import { expect, test } from "vitest";

import { fightsOf, yearEnd } from "../src/games/virtu/fights";
import type { TableView } from "../src/games/virtu/view";
import type { GameEvent } from "../src/shell/protocol";

const told = (...events: [string, Record<string, unknown>][]): GameEvent[] =>
  events.map(([name, args], index) => ({ index, move: index, name, args }));
const view = {
  colours: ["red", "blue"],
  cities: { Pisa: { owner: "blue" }, Siena: { owner: null } },
} as unknown as TableView;
const fight = (name: string, city: string, attack: number, defence: number, more = {}) =>
  fightsOf(told([name, { seat: 0, city, attack, defence, ...more }]), view)[0]!;

test("a siege that is level holds; who has more than the defence takes the city", () => {
  expect(fight("siege", "Pisa", 3, 3)).toMatchObject({ winner: "defender", defender: 1 });
  expect(fight("siege", "Siena", 4, 3)).toMatchObject({ winner: "attacker", defender: null });
});

test("a field battle that is level has no winner", () => {
  const rival = { rival: 1 };
  expect(fight("battle_fought", "Siena", 3, 3, rival)).toMatchObject({ winner: null, defender: 1 });
  expect(fight("battle_fought", "Siena", 2, 3, rival).winner).toBe("defender");
});

test("the end of a year compares prestige with the Spring before, in the new order", () => {
  const events = told(
    ["spring", { year: 2, prestige: [1, 4] }],
    ["winter", { year: 2 }],
    ["order", { order: [1, 0] }],
    ["spring", { year: 3, prestige: [3, 3] }],
  );
  expect(yearEnd(events, events.slice(3))).toEqual({
    year: 2,
    rows: [
      { seat: 1, before: 4, now: 3 },
      { seat: 0, before: 1, now: 3 },
    ],
  });
  expect(yearEnd(events, events.slice(1, 2))).toBeNull();
});
