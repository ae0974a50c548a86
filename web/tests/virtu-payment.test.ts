import { beforeAll, expect, test } from "vitest";

import { furnish, theBox } from "../src/games/virtu/box";
import { paidBy, paying, slots } from "../src/games/virtu/payment";
import type { VirtuView } from "../src/games/virtu/view";
import type { Crumb, Move } from "../src/shell/protocol";

const crumb = (...move: [string, ...(string | number)[]]): Crumb => ({
  move: move as Move,
  parts: {},
});
const row = (path: string, value: unknown) => ({
  path,
  value,
  source: "rulebook" as const,
  note: "",
});

beforeAll(() =>
  furnish([
    row("cards.pope.symbols", ["cross", 2, "crown", 2]),
    row("cities.siena.symbols", ["crown", 1, "florin", 2]),
    row("cities.siena.value", 3),
    row("map.seas", ["ligurian", "tyrrhenian", "tyrrhenian", "ionian", "ionian", "adriatic"]),
    row("cities.pisa.seas", ["ligurian"]),
    row("cities.genoa.seas", ["ligurian"]),
    row("cities.naples.seas", ["tyrrhenian"]),
    row("cities.venice.seas", ["adriatic"]),
  ]),
);

const view = {
  players: [
    {
      marker: 1,
      rooms: [],
      court: { left1: { card: "pope", exhausted: true } },
      printed: ["annex", "war", "govern", "intrigue", "patronise"],
    },
  ],
  payment: { owed: { crown: 1, florin: 4 }, missing: { crown: 1, florin: 3 } },
} as unknown as VirtuView;

test("a ship for each sea on the way", () => {
  expect(theBox().crossing("pisa", "genoa")).toBe(1);
  expect(theBox().crossing("pisa", "naples")).toBe(2);
  expect(theBox().crossing("pisa", "venice")).toBe(4);
});

test("only the last moves that pay belong to the payment in progress", () => {
  const turn = [
    crumb("pay", "siena", "florin"),
    crumb("annex", "rome"),
    crumb("pay", "left1", "crown"),
  ];
  expect(paying(turn).map(({ move }) => move[1])).toEqual(["left1"]);
  expect([...paidBy(turn)]).toEqual([["left1", "crown"]]);
});

test("a slot a symbol, filled by its source; florins in one slot", () => {
  const turn = [
    crumb("annex", "rome"),
    crumb("pay", "left1", "crown"),
    crumb("pay", "siena", "florin"),
  ];
  expect(slots(view, 0, turn)).toEqual([
    { symbol: "crown", count: 1, source: "left1" },
    { symbol: "crown", count: 1, source: "left1" },
    { symbol: "florin", count: 2, source: "siena" },
    { symbol: "florin", count: 1, source: null, treasury: true },
    { symbol: "florin", count: 3, source: null },
    { symbol: "crown", count: 1, source: null },
  ]);
});

test("what only an indulgence can give stands in slots of its own", () => {
  const short = {
    ...view,
    payment: {
      owed: { crown: 2, florin: 4 },
      missing: { crown: 2, florin: 3 },
      lacking: { crown: 1 },
    },
  } as unknown as VirtuView;
  expect(slots(short, 0, []).filter(({ lacking }) => lacking)).toEqual([
    { symbol: "crown", count: 1, source: null, lacking: true },
  ]);
  const poor = {
    ...view,
    payment: { owed: { florin: 6 }, missing: { florin: 5 }, lacking: { florin: 2 } },
  };
  expect(slots(poor as unknown as VirtuView, 0, [])).toEqual([
    { symbol: "florin", count: 1, source: null, treasury: true },
    { symbol: "florin", count: 3, source: null },
    { symbol: "florin", count: 2, source: null, lacking: true },
  ]);
});
