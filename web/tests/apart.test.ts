import { describe, expect, it } from "vitest";

import { apart } from "../src/shell/apart";

describe("letters at a course", () => {
  it("stay where they are when there is room", () => {
    const points = [
      { x: 10, to: 40 },
      { x: 60, to: 40 },
      { x: 12, to: 90 },
    ];
    expect(apart(points, 22).every((one) => one.mark === one.x)).toBe(true);
  });

  it("do not cover each other", () => {
    const points = [10, 11, 12, 30].map((x) => ({ x, to: 40 }));
    const marks = apart(points, 22).map((one) => one.mark);
    for (const [i, a] of marks.entries())
      for (const b of marks.slice(i + 1)) expect(Math.abs(a - b)).toBeGreaterThanOrEqual(22);
  });

  it("go to the left where the course ends", () => {
    const points = [80, 90, 95].map((x) => ({ x, to: 40 }));
    const marks = apart(points, 22, 100).map((one) => one.mark);
    expect(Math.max(...marks)).toBeLessThanOrEqual(100);
    for (const [i, a] of marks.entries())
      for (const b of marks.slice(i + 1)) expect(Math.abs(a - b)).toBeGreaterThanOrEqual(22);
  });
});
