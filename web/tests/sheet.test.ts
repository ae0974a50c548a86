import { describe, expect, it } from "vitest";

import { sheetFor } from "../src/kit/sheet";

describe("the sheet of a board", () => {
  const drawing = { width: 600, height: 400 };

  it("is the drawing while its place is not known", () => {
    expect(sheetFor(drawing, { width: 0, height: 300 })).toEqual(drawing);
  });

  it("has the shape of its place, and never less than the drawing", () => {
    expect(sheetFor(drawing, { width: 400, height: 200 })).toEqual({ width: 800, height: 400 });
    expect(sheetFor(drawing, { width: 300, height: 300 })).toEqual({ width: 600, height: 600 });
  });

  it("grows no larger than it may", () => {
    const most = { width: 700, height: 500 };
    expect(sheetFor(drawing, { width: 400, height: 200 }, most).width).toBe(700);
    expect(sheetFor(drawing, { width: 300, height: 300 }, most).height).toBe(500);
  });
});
