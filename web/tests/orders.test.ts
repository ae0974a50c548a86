import { expect, test } from "vitest";

import type { Matter } from "../src/shell/protocol";
import { answersOf, fallen, questionOf, subjectOf } from "../src/shell/table/orders";

const stands = (kind: string) => ({ kind, amount: null, state: "stands" as const, reason: null });
const none: ReadonlySet<string> = new Set();

test("a matter is a question and its subject", () => {
  expect(questionOf("bonus naples")).toBe("bonus");
  expect(subjectOf("bonus naples")).toBe("naples");
  expect([questionOf("veto"), subjectOf("veto")]).toEqual(["veto", ""]);
});

test("each kind is a line, and one of a matter stands", () => {
  const matters: Matter[] = [
    { matter: "winter 2", kinds: ["buy_nothing", "do_nothing"], order: stands("do_nothing") },
    { matter: "bonus siena", kinds: ["no_bonus"], order: null },
  ];
  expect(answersOf(matters, none).map(({ kind, stands }) => [kind, stands])).toEqual([
    ["buy_nothing", false],
    ["do_nothing", true],
    ["no_bonus", false],
  ]);
});

test("what stands can be taken back though it can no longer be given", () => {
  const matters: Matter[] = [
    { matter: "winter 2", kinds: ["do_nothing"], order: stands("buy_nothing") },
  ];
  expect(answersOf(matters, none).map(({ kind }) => kind)).toEqual(["buy_nothing", "do_nothing"]);
});

test("what the game shows in its own place is left out", () => {
  const order = { kind: "out", amount: null, state: "void" as const, reason: "gift" };
  const matters: Matter[] = [{ matter: "bid tile doge", kinds: ["out"], order }];
  expect(answersOf(matters, new Set(["bid"]))).toEqual([]);
  expect(fallen(matters, new Set(["bid"]))).toEqual([]);
  expect(fallen(matters, none)).toEqual([{ matter: "bid tile doge", kind: "out", reason: "gift" }]);
});
