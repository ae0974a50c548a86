import { expect, test } from "vitest";

import { played, scaleOf, spaced } from "../src/shell/study/series";

test("names along an axis leave out those that would stand in the one before", () => {
  const all = [0, 30, 42, 50, 84, 100].map((x) => ({ x }));
  expect(spaced(all, 42).map(({ x }) => x)).toEqual([0, 42, 84]);
});

test("a line begins with the first round", () => {
  const stand = (move: number, round: number) => ({ move, round, sources: [], values: [] });
  const stands = played([stand(0, 0), stand(20, 0), stand(30, 1), stand(50, 2)]);
  expect(stands.map(({ move }) => move)).toEqual([30, 50]);
  const { x } = scaleOf(stands, [0, 10], { left: 0, right: 100, top: 0, bottom: 50 });
  expect([10, 30, 40, 50].map(x)).toEqual([0, 0, 50, 100]);
  expect(played([stand(0, 1), stand(5, 1)])).toHaveLength(2);
});
