import { beforeEach, expect, test } from "vitest";

import { battleOf, isDouble, verdict } from "../src/games/princes/battle";
import { furnish } from "../src/games/princes/box";
import { saleOf } from "../src/games/princes/sale";
import type { PrincesView } from "../src/games/princes/view";
import type { ComponentRow, GameEvent } from "../src/shell/protocol";
import { Words } from "../src/shell/words";

const row = (path: string, value: unknown): ComponentRow => ({
  path,
  value,
  source: "rulebook",
  note: "",
});
const told = (...events: [string, Record<string, unknown>][]): GameEvent[] =>
  events.map(([name, args], index) => ({ index, move: index, name, args }));
const item = (kind: string, name: string, attack: number, defence: number) => ({
  kind,
  name,
  attack,
  defence,
  bribed: false,
});

beforeEach(() =>
  furnish([
    row("war.neutral_attack", 3),
    row("war.neutral_defence", 3),
    row("tiles.armourer.ability", ["cavalry", "1", "1"]),
    row("tiles.caterina.ability", ["defence", "2"]),
  ]),
);

const view = {
  wars: { fought: 1, limit: 4 },
  cities: { Milan: { status: 6 }, Venice: { status: 7 } },
  troops: {},
  players: [
    {
      family: "Este",
      army: {
        items: [
          item("troop", "cavalry", 2, 1),
          item("tile", "armourer", 1, 1),
          item("tile", "caterina", 0, 2),
        ],
      },
    },
  ],
} as unknown as PrincesView;

const WAR = told(
  ["turn", { seat: 0 }],
  ["war", { seat: 0, attacker: "Milan", defender: "Venice" }],
  ["wages", { seat: 0, city: "Milan", gold: 6 }],
  ["bribes", { seat: 1, family: "Este", troop: "cavalry" }],
  ["dice", { black: 4, white: 1 }],
  ["totals", { attacker: "Milan", defender: "Venice", attack: 4, defence: 4 }],
  ["dice", { black: 1, white: 6 }],
  ["totals", { attacker: "Venice", defender: "Milan", attack: 9, defence: 3 }],
  ["status", { city: "Venice", status: 9 }],
  ["status", { city: "Milan", status: 4 }],
  ["war_won_neutral", { city: "Venice" }],
);

test("a war is told by its armies, both comparisons and what moved", () => {
  const battle = battleOf(WAR, WAR.slice(4), view)!;
  expect(battle.sides.map((side) => [side.city, side.seat])).toEqual([
    ["Milan", 0],
    ["Venice", null],
  ]);
  expect(battle.clashes).toEqual([
    { attacks: 0, dice: [4, 1], sums: [4, 4], won: false },
    { attacks: 1, dice: [1, 6], sums: [3, 9], won: true },
  ]);
  expect(battle.clashes.map(isDouble)).toEqual([false, true]);
  expect(battle.moves).toEqual([
    { city: "Venice", from: 7, to: 9 },
    { city: "Milan", from: 6, to: 4 },
  ]);
  expect(battle.seen.map(({ dice, sums, result }) => [dice, sums, result])).toEqual([
    [0, 0, false],
    [1, 0, false],
    [1, 1, false],
    [2, 1, false],
    [2, 2, false],
    [2, 2, true],
  ]);
});

test("what is tied to a bribed troop goes with it, the rest of the army stays", () => {
  const [milan] = battleOf(WAR, WAR.slice(4), view)!.sides;
  expect(milan.items.map(({ bribed }) => bribed)).toEqual([true, true, false]);
  expect([milan.attack, milan.defence]).toEqual([0, 2]);
  expect(milan.items[0]!.printed).toEqual([2, 1]);
});

test("after a question in a war only what is new is told again", () => {
  const battle = battleOf(WAR, WAR.slice(6), view)!;
  expect(battle.seen[0]).toEqual({ dice: 2, sums: 1, result: false });
  expect(battleOf(WAR, WAR.slice(8), view)).toBeNull();
});

test("a tie is not more", () => {
  const words = new Words(
    "en",
    ["wins", "undecided", "drawn"].map((one) => `ui-scene-${one} = ${one}`).join("\n"),
  );
  const battle = battleOf(WAR, WAR.slice(4), view)!;
  expect([verdict(battle, 0, words), verdict(battle, 1, words)]).toEqual(["undecided", "wins"]);
});

test("a sale says who stopped where", () => {
  const events = told(
    ["bids", { seat: 2, bid: 99 }],
    ["puts_up", { seat: 0, tile: "doge" }],
    ["bids", { seat: 0, bid: 6 }],
    ["passes_bid", { seat: 2 }],
    ["bids", { seat: 1, bid: 7 }],
    ["passes_bid", { seat: 0 }],
    ["wins", { seat: 1, tile: "doge", bid: 7, currency: "gold" }],
  );
  expect(saleOf(events, events.slice(5))).toEqual({
    tile: "doge",
    seat: 1,
    bid: 7,
    currency: "gold",
    others: [
      { seat: 0, bid: 6 },
      { seat: 2, bid: null },
    ],
  });
});
