import { expect, test } from "vitest";

import { chronicle } from "../src/games/princes/chronicle";
import { turns as princes } from "../src/games/princes/turns";
import { turns as signorie } from "../src/games/signorie/turns";
import { turnsWith } from "../src/games/virtu/turns";
import type { GameEvent } from "../src/shell/protocol";
import { stopsOf } from "../src/shell/steps";
import { apart, leftBy, type Ring } from "../src/shell/table/marks";
import { lastTurns, summed, turnsOf, type TurnsFacet } from "../src/shell/turns";

const virtu = turnsWith(() => () => null);
type Told = readonly [name: string, args?: Record<string, unknown>];
const story = (...told: readonly Told[]): GameEvent[] =>
  told.map(([name, args = {}], index) => ({ index, move: index + 1, name, args }));
const rounds =
  (name: string, key: string) =>
  (event: GameEvent): number | null =>
    event.name === name ? Number(event.args[key]) : null;
const told = (events: GameEvent[], facet: TurnsFacet, begins = rounds("round", "round")) =>
  turnsOf(events, facet, begins).map(
    ({ seat, number, round, events: own }) =>
      `${round}.${number} ${seat ?? "all"}: ${own.map(({ name }) => name).join(" ")}`,
  );

const ROUND = story(
  ["round", { round: 1 }],
  ["roll"],
  ["takes_die", { seat: 1, column: "red", value: 2, florins: 3 }],
  ["marriage", { seat: 1, city: "Roma", florins: 1, vp: 4 }],
  ["takes_die", { seat: 0, column: "grey", value: 5, florins: 0 }],
  ["advances", { seat: 0, career: "military", space: 2 }],
  ["advances", { seat: 0, career: "military", space: 3 }],
  ["passes", { seat: 1 }],
  ["initiative_vp", { seat: 0, vp: 3 }],
  ["new_order", { order: [0, 1] }],
  ["receives", { seat: 1, florins: 3 }],
  ["round", { round: 2 }],
  ["takes_die", { seat: 1, column: "red", value: 4, florins: 0 }],
);

test("a turn of Signorie goes from die to die; the end of a round is everybody's", () => {
  expect(told(ROUND, signorie)).toEqual([
    "1.0 all: round roll",
    "1.1 1: takes_die marriage",
    "1.2 0: takes_die advances advances",
    "1.3 1: passes",
    "1.0 all: initiative_vp new_order receives",
    "2.0 all: round",
    "2.1 1: takes_die",
  ]);
});

test("a turn of Princes lasts until the next one's, whoever bids in it", () => {
  const events = story(
    ["decade", { decade: 1, seat: 0 }],
    ["turn", { seat: 0 }],
    ["puts_up", { seat: 0, tile: "doge" }],
    ["bids", { seat: 1, bid: 9 }],
    ["wins", { seat: 1, tile: "doge", bid: 9, currency: "gold" }],
    ["pays", { seat: 1, amount: 9, currency: "gold" }],
    ["turn", { seat: 1 }],
    ["passes", { seat: 1 }],
    ["income", { seat: 0, gold: 5, influence: 2 }],
    ["income", { seat: 1, gold: 4, influence: 2 }],
  );
  expect(told(events, princes, rounds("decade", "decade"))).toEqual([
    "1.0 all: decade",
    "1.1 0: turn puts_up bids wins pays",
    "1.2 1: turn passes",
    "1.0 all: income income",
  ]);
  // What somebody else paid in a turn is theirs.
  expect(summed(events.slice(1, 6), princes.effects(events))).toMatchObject([
    { seat: 1, icon: "coins", amount: -9 },
  ]);
});

test("an accepted offer is paid both ways", () => {
  const [accepts] = story([
    "accepts",
    { seat: 1, rival: 0, gold: 4, influence: 0, for_gold: 0, for_influence: 3 },
  ]);
  const effects = princes.effects([])(accepts!);
  expect(effects.map(({ seat, icon, amount }) => [seat, icon, amount])).toEqual([
    [1, "coins", -4],
    [1, "seal", 3],
    [0, "coins", 4],
    [0, "seal", -3],
  ]);
});

const YEAR = story(
  ["lays_in_secret", { seat: 0 }],
  ["spring", { year: 1 }],
  ["draws", { seat: 0, symbol: "florin", amount: 3 }],
  ["moves_marker", { seat: 0, room: 2 }],
  ["acts", { seat: 0, action: "war" }],
  ["draws", { seat: 0, symbol: "cavalry", amount: 2 }],
  ["moves_troop", { seat: 0, city: "naples", goal: "bari" }],
  ["moves_troop", { seat: 0, city: "bari", goal: "rossano" }],
  ["moves_marker", { seat: 1, room: 3 }],
  ["besieges", { seat: 0, city: "rossano" }],
  ["spends", { seat: 1, florins: 1 }],
  ["order", { order: [0, 1] }],
  ["winter", { year: 1 }],
  ["spends", { seat: 1, florins: 2 }],
  ["buys", { seat: 1, ware: "merchant" }],
  ["recruits", { seat: 0, city: "naples" }],
);

test("a turn of Virtù begins with what is paid before the marker moves", () => {
  expect(told(YEAR, virtu, rounds("spring", "year"))).toEqual([
    "0.0 all: lays_in_secret",
    "1.0 all: spring",
    "1.1 0: draws moves_marker acts draws moves_troop moves_troop",
    "1.2 1: moves_marker",
    // A rival may pay in a siege.
    "1.3 0: besieges spends",
    "1.0 all: order winter",
    "1.4 1: spends buys",
    "1.5 0: recruits",
  ]);
});

test("what a turn cost and brought is summed up by kind", () => {
  const [turn] = turnsOf(YEAR, virtu, rounds("spring", "year")).filter(({ seat }) => seat === 0);
  expect(summed(turn!.events, virtu.effects(YEAR))).toMatchObject([
    { seat: 0, icon: "florin", amount: 3 },
    { seat: 0, icon: "cavalry", amount: -2 },
  ]);
});

test("a piece that moved on is marked where it stands now, with where it came from", () => {
  const turns = turnsOf(YEAR, virtu, rounds("spring", "year"));
  const marks = leftBy([turns[2]!], virtu, () => []);
  expect(marks).toMatchObject([{ seat: 0, at: ["city:rossano"], from: ["city:naples"] }]);
});

test("the last turn of each opponent stays until my own is over", () => {
  const turns = turnsOf(ROUND, signorie, rounds("round", "round"));
  const names = (me: number | null, mine: boolean, upTo = turns.length) =>
    lastTurns(turns.slice(0, upTo), me, mine).map(({ seat, number }) => `${seat}.${number}`);
  expect(names(0, true)).toEqual(["1.1"]);
  // In the middle of my turn those before it still count, not when it is over.
  expect(names(0, true, 3)).toEqual(["1.1"]);
  expect(names(0, false, 3)).toEqual([]);
  expect(names(1, true, 4)).toEqual(["0.2"]);
  // Who looks on sees the last turn of everybody.
  expect(names(null, false)).toEqual(["0.2", "1.1"]);
});

test("one goes by turns or by rounds", () => {
  const turns = turnsOf(ROUND, signorie, rounds("round", "round"));
  expect(stopsOf(turns, "turn", false)).toEqual([2, 4, 7, 8, 11, 12, 13]);
  expect(stopsOf(turns, "round", true)).toEqual([0, 11, 13]);
});

test("the answer to an offer and being outbid are shown on the board", () => {
  const events = story(
    ["puts_up", { seat: 0, tile: "doge" }],
    ["bids", { seat: 0, bid: 5 }],
    ["bids", { seat: 1, bid: 6 }],
    ["bids", { seat: 2, bid: 7 }],
    ["accepts", { seat: 1, rival: 0 }],
  );
  const shown = (me: number) =>
    events.filter((event) => chronicle.shown?.(event, events, me)).map(({ index }) => index);
  expect(shown(0)).toEqual([2, 4]);
  expect(shown(1)).toEqual([3]);
  expect(shown(2)).toEqual([4]);
});

test("what a mark says does not lie on the number of another", () => {
  const effects = [{ seat: 0, icon: "coins", amount: -6, name: "ui-change-gold" }];
  const ring = (x: number, room: Ring["room"]): Ring => ({
    ...{ key: `${x}`, seat: "blue", number: 1, y: 50, width: 60, height: 40 },
    ...{ x, from: null, effects, room },
  });
  const said = (...rings: Ring[]) => apart(rings).map((one) => one.effects.length);
  expect(said(ring(0, "right"), ring(200, "right"))).toEqual([1, 1]);
  // The words of the second would lie to its left, where the first has its number.
  expect(said(ring(0, "right"), ring(70, "left"))).toEqual([0, 0]);
});
