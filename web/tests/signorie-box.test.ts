import { expect, test } from "vitest";

import { Box } from "../src/games/signorie/box";
import type { ComponentRow } from "../src/shell/protocol";

const rows = (values: Record<string, unknown>) =>
  Object.entries(values).map(
    ([path, value]) => ({ path, value, source: "own box", note: "" }) as ComponentRow,
  );

test("a column has as many helper spaces as costs, called from top to bottom", () => {
  const box = new Box(
    rows({
      "helpers.red.cost": [2, 3, 4],
      "helpers.grey.cost": [1, 6],
      "helpers.grey.bottom": ["vp", 2, 4],
      "helpers.yellow.cost": [1, 2, 3, 4, 5],
    }),
  );
  expect(box.places("red")).toEqual(["top", "middle", "bottom"]);
  expect(box.places("yellow")).toEqual(["top", "second", "third", "fourth", "bottom"]);
  expect(box.helper("grey", "bottom")).toEqual({ kind: "vp", amount: 2, high: 4, cost: 6 });
});

test("every zone, career and city says its own", () => {
  const box = new Box(
    rows({
      "zones.red": ["woman", "man"],
      "zones.grey": ["man", "man"],
      "careers.military": [2, 4],
      "cities.Roma": [1, 1, 1],
      "cities.Napoli": [3],
    }),
  );
  expect([box.mandateSex("red", 0), box.mandateSex("grey", 1)]).toEqual(["woman", "man"]);
  expect(box.careerVp("military")).toEqual([2, 4]);
  expect([box.citySpaces("Roma").length, box.citySpaces("Napoli").length]).toEqual([3, 1]);
});
