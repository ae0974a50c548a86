import { expect, test } from "vitest";

import { ranges } from "../src/shell/ranges";
import type { Result } from "../src/shell/speech";

const one = (icon: string, text: string): Result => ({ icon, text, tone: "plain", name: icon });

test("from the least to the most of each sign", () => {
  expect(ranges([[one("crown", "−2")], [one("crown", "−5")], [one("crown", "−3")]])).toEqual([
    one("crown", "−2…5"),
  ]);
  expect(ranges([[one("war", "30 %")], [one("war", "65 %")]])).toEqual([one("war", "30…65 %")]);
});

test("what all have alike stands once, and what some lack is left out", () => {
  expect(ranges([[one("crown", "−2")], [one("crown", "−2")]])).toEqual([one("crown", "−2")]);
  expect(ranges([[one("ship", "−1")], []])).toEqual([]);
  expect(ranges([[one("coins", "−3")], [one("coins", "+4")]])).toEqual([one("coins", "−3…+4")]);
});

test("a sign without a figure says nothing of several", () => {
  expect(ranges([[one("indulgence", "")], []])).toEqual([]);
});
