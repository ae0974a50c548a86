import { expect, test } from "vitest";

import { termOfRule, termOfTip, termsOf, tipWith } from "../src/shell/glossary";
import { Words } from "../src/shell/words";

const WORDS = new Words(
  "en",
  `concept-war = War
concept-war-text = Two cities fight.
concept-war-rules = P-904, P-661
concept-auction = Auction
concept-auction-text = The last one in wins.
concept-auction-rules = P-602, P-661, P-904
concept-aside-text = No term without rules.
`,
);

test("terms come in the order of the alphabet, with their rules", () => {
  expect(termsOf(WORDS).map((term) => term.title)).toEqual(["Auction", "War"]);
  expect(termsOf(WORDS.at(["Ada"], 0))[0]?.rules).toEqual(["P-602", "P-661", "P-904"]);
});

test("a rule belongs to the term that names it first", () => {
  expect(termOfRule(WORDS, "P-904")?.name).toBe("war");
  expect(termOfRule(WORDS, "P-661")?.name).toBe("auction");
  expect(termOfRule(WORDS, "P-1")).toBeNull();
});

test("a tip says its term, or has that of its rule", () => {
  const tip = { title: "Siege", lines: [] };
  expect(termOfTip(WORDS, { ...tip, rule: "P-904", term: "auction" })?.name).toBe("auction");
  expect(termOfTip(WORDS, { ...tip, rule: "P-602" })?.name).toBe("auction");
  expect(termOfTip(WORDS, tip)).toBeNull();
});

test("a blocked thing stays an example of its own term, and says why not once", () => {
  const cost = { text: "Gold", value: "−1" };
  const locked = { text: "You cannot pay for it.", tone: "cost" as const };
  const told = { title: "Auction", rule: "P-602", lines: [cost, { ...locked, icon: "lock" }] };
  const tip = tipWith(WORDS, told, [locked], "P-904");
  expect(tip.lines).toEqual([locked, cost]);
  expect(tip.rule).toBe("P-904");
  expect(termOfTip(WORDS, tip)?.name).toBe("auction");
  expect(termOfTip(WORDS, tipWith(WORDS, { title: "Siege", lines: [] }, [], "P-904"))?.name).toBe(
    "war",
  );
});
