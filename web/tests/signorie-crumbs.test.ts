import { expect, test } from "vitest";

import { furnish } from "../src/games/signorie/box";
import { speech } from "../src/games/signorie/speech";
import type { SignorieView } from "../src/games/signorie/view";
import type { ComponentRow, Crumb } from "../src/shell/protocol";
import { Words } from "../src/shell/words";

const row = (path: string, value: number) =>
  ({ path, value, source: "", note: "" }) as ComponentRow;

test("what was decided about a reward names the printed sums", () => {
  furnish([
    row("rewards.florins", 3),
    row("rewards.purchase_florins", 5),
    row("rewards.purchase_vp", 2),
  ]);
  const words = new Words(
    "en",
    "move-florins = { $florins } florins\nmove-buy = { $florins } for { $vp } VP\n",
  ).at(["Ada"], 0);
  const view = { rewards: [], round: 1 } as unknown as SignorieView;
  const crumbs = [{ move: ["florins"] }, { move: ["buy"] }] as unknown as Crumb[];
  expect(crumbs.map((_, index) => speech.crumb!(crumbs, index, view, words))).toEqual([
    "3 florins",
    "5 for 2 VP",
  ]);
});
