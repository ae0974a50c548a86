import { expect, test } from "vitest";

import { spaced } from "../src/shell/study/series";

test("names along an axis leave out those that would stand in the one before", () => {
  const all = [0, 30, 42, 50, 84, 100].map((x) => ({ x }));
  expect(spaced(all, 42).map(({ x }) => x)).toEqual([0, 42, 84]);
});
