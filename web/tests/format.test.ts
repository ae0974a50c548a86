import { expect, test } from "vitest";

import { clock, reach, roman, signed, span } from "../src/shell/format";

test("rounds are Roman", () => {
  expect([1, 4, 7, 9, 12, 21].map(roman)).toEqual(["I", "IV", "VII", "IX", "XII", "XXI"]);
  expect([40, 58, 99, 104].map(roman)).toEqual(["XL", "LVIII", "XCIX", "CIV"]);
});

test("a change has its sign", () => {
  expect([7, -2, 0].map(signed)).toEqual(["+7", "−2", "+0"]);
});

test("what reaches from one number to another is told by both, where they differ", () => {
  expect([[3, 4, 5], [90, 150], [2], [60, 60]].map(reach)).toEqual(["3–5", "90–150", "2", "60"]);
});

test("clocks count up to the second that has begun", () => {
  expect([0, 37.2, 2892, 3725].map(clock)).toEqual(["0:00", "0:38", "48:12", "1:02:05"]);
  expect(clock(-3)).toBe("0:00");
});

test("a long wait is told in its two largest units", () => {
  expect(span(108_000)).toEqual([
    { unit: "day", value: 1 },
    { unit: "hour", value: 6 },
  ]);
  expect(span(7200)).toEqual([{ unit: "hour", value: 2 }]);
  expect(span(10)).toEqual([{ unit: "minute", value: 0 }]);
});
