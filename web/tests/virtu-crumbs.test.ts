import { expect, test } from "vitest";

import { crumb } from "../src/games/virtu/labels";
import type { TableView } from "../src/games/virtu/view";
import type { Crumb } from "../src/shell/protocol";
import type { Words } from "../src/shell/words";

const words = { move: ({ move }: Crumb) => move.join(" ") } as unknown as Words;
const told = (season: string, ...moves: string[][]) => {
  const crumbs = moves.map((move) => ({ move, parts: {} })) as unknown as Crumb[];
  const view = { season, deciding: null, players: [] } as unknown as TableView;
  return crumbs.map((_, i) => crumb(crumbs, i, view, words)).filter(Boolean);
};

test("what was decided at a siege is over when Winter asks", () => {
  const siege = [["besiege", "siena"], ["france"]];
  expect(told("sieges", ...siege)).toEqual(["besiege siena", "france"]);
  expect(told("winter", ...siege, ["buy", "duchy"])).toEqual(["buy duchy"]);
});

test("a step that was ended is over too", () => {
  expect(told("winter", ["recruit", "pisa"], ["end"], ["ally", "france"])).toEqual(["ally france"]);
});
