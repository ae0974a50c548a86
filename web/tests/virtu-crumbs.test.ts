import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { crumb, question } from "../src/games/virtu/labels";
import type { TableView } from "../src/games/virtu/view";
import type { Crumb, Prompt } from "../src/shell/protocol";
import { Words } from "../src/shell/words";

const words = {
  move: ({ move }: Crumb) => move.join(" "),
  say: (id: string) => id,
} as unknown as Words;
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

test("of several payments the last one is told", () => {
  const shared = [
    ["influence", "rome"],
    ["pay", "left1"],
    ["influence", "venice"],
    ["pay", "bari"],
  ];
  const [rome, venice] = ["influence rome", "influence venice"];
  expect(told("spring", ...shared)).toEqual([rome, venice, "ui-paid"]);
});

test.each([
  ["en", "Still owed: 2 crowns, 1 ship"],
  ["de", "Noch offen: 2 Kronen, 1 Schiff"],
])("several symbols owed are counted as people count: %s", (language, said) => {
  const file = `../../src/quattrocento/games/virtu/speech/ui.${language}.ftl`;
  const source = readFileSync(new URL(file, import.meta.url), "utf-8");
  const view = { payment: { missing: { crown: 2, ship: 1 } } } as unknown as TableView;
  const pay = { id: "pay", seat: 0, args: {} } as unknown as Prompt;
  expect(question(pay, view, new Words(language as "en", source))).toBe(said);
});
