import { expect, test } from "vitest";

import { roundOf, tellTurn, turningPoints } from "../src/shell/study/telling";

const TURN = { seat: 1, first: 10, last: 14, by: 3, lucky: false };
const event = (index: number, move: number, name: string, args: Record<string, unknown> = {}) => ({
  index,
  move,
  name,
  args,
});
const EVENTS = [
  event(0, 10, "before", { seat: 1 }),
  event(1, 11, "others", { seat: 0 }),
  event(2, 11, "takes", { seat: 1 }),
  event(3, 12, "gains", { seat: 1, points: 2 }),
  event(4, 13, "gains", { seat: 1, points: 5 }),
  event(5, 13, "gains", { seat: 0, points: 9 }),
  event(6, 14, "ends", { seat: 1 }),
  event(7, 15, "after", { seat: 1 }),
];
const gained = ({ name, args }: (typeof EVENTS)[number]) =>
  name === "gains"
    ? { seat: Number(args["seat"]), points: Number(args["points"]), end: false }
    : null;
const indices = (all: { index: number }[]) => all.map(({ index }) => index);

test("a turn is told by its first decision and by what brought most, or came next", () => {
  expect(indices(tellTurn(TURN, EVENTS, gained))).toEqual([2, 4]);
  expect(indices(tellTurn(TURN, EVENTS, () => null))).toEqual([2, 3]);
});

test("a draw that is nobody's is told by itself", () => {
  expect(indices(tellTurn({ ...TURN, seat: 2, lucky: true }, EVENTS, gained))).toEqual([1]);
  expect(tellTurn({ ...TURN, first: 20, last: 21 }, EVENTS, gained)).toEqual([]);
});

test("a turn lies in the round that had begun before it", () => {
  const stand = (move: number, round: number) => ({ move, round, sources: [], values: [] });
  const stands = [stand(0, 0), stand(8, 1), stand(14, 2)];
  expect(roundOf(TURN, stands)).toBe(1);
  expect(roundOf({ ...TURN, first: 14 }, stands)).toBe(2);
  expect(roundOf({ ...TURN, first: 3 }, stands)).toBeNull();
});

test("turning points are told by lines of the chronicle, or else by what has words", () => {
  const lines = EVENTS.filter(({ name }) => name !== "ends");
  const turns = [
    TURN,
    { ...TURN, first: 13, last: 14 },
    { ...TURN, first: 20, last: 21 },
    { ...TURN, first: 14, last: 15 },
  ];
  const found = turningPoints(turns, lines, EVENTS, gained);
  expect(found.map(({ letter, events }) => [letter, ...indices(events)])).toEqual([
    ["A", 2, 4],
    ["B", 6],
    ["C", 7],
  ]);
});
