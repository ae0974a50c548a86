import { describe, expect, it } from "vitest";

import { stepAt, stepsOf } from "../src/shell/steps";
import type { GameEvent } from "../src/shell/protocol";

const events = [0, 12, 12, 13, 15].map((move, index): GameEvent => ({
  index,
  move,
  name: "takes_die",
  args: {},
}));

describe("the steps of a look back", () => {
  it("are the moments something was told of", () => {
    expect(stepsOf(events, false)).toEqual([12, 13, 15]);
  });
  it("begin before the first draw once the game is over", () => {
    expect(stepsOf(events, true)).toEqual([0, 12, 13, 15]);
  });
  it("hold until the next one", () => {
    const steps = [0, 12, 13, 15];
    expect(stepAt(steps, 12)).toBe(1);
    expect(stepAt(steps, 14)).toBe(2);
    expect(stepAt(steps, 99)).toBe(3);
    expect(stepAt([12, 13], 0)).toBe(0);
  });
});
