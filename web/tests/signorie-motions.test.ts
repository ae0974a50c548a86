import { expect, test } from "vitest";

import { spots } from "../src/games/signorie/motions";

test("a helper is lit on its space", () => {
  const args = { seat: 1, helper: "purple-top", florins: 3 };
  expect(spots({ index: 0, move: 1, name: "hires", args })).toContain("helper:1:purple:top");
});
