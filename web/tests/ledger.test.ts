import { expect, test } from "vitest";

import { BLANK, enter, type Ledger } from "../src/shell/ledger";
import type { GameEvent, Message } from "../src/shell/protocol";

const event = (index: number, move: number, name = "takes_die", args = {}): GameEvent => ({
  index,
  move,
  name,
  args,
});

function message(version: number, events: GameEvent[], chat: Message["chat"] = []): Message {
  return { version, events, chat } as unknown as Message;
}

function heard(ledger: Ledger, told: Message): Ledger {
  const entered = enter(ledger, told);
  if (entered.kind !== "news") throw new Error(entered.kind);
  return entered.ledger;
}

const indices = (ledger: Ledger) => ledger.events.map((one) => one.index);

test("the first message brings the whole story", () => {
  const ledger = heard(BLANK, message(4, [event(0, 1), event(1, 1), event(2, 2)]));
  expect(indices(ledger)).toEqual([0, 1, 2]);
  expect(ledger.version).toBe(4);
});

test("an event told twice is entered once, and is not fresh again", () => {
  const ledger = heard(BLANK, message(4, [event(0, 1), event(1, 2)]));
  const again = enter(ledger, message(5, [event(1, 2), event(2, 3)]));
  expect(again.kind === "news" && again.fresh.map((one) => one.index)).toEqual([2]);
  expect(again.kind === "news" && indices(again.ledger)).toEqual([0, 1, 2]);
});

test("the same message over both ways changes nothing", () => {
  const told = message(4, [event(0, 1)]);
  const ledger = heard(BLANK, told);
  const again = enter(ledger, told);
  expect(again).toMatchObject({ kind: "news", fresh: [] });
});

test("an older message is stale", () => {
  const ledger = heard(BLANK, message(9, [event(0, 1)]));
  expect(enter(ledger, message(8, [event(1, 2)])).kind).toBe("stale");
});

test("a skipped event is a gap", () => {
  const ledger = heard(BLANK, message(4, [event(0, 1)]));
  expect(enter(ledger, message(6, [event(2, 3)])).kind).toBe("gap");
});

test("a story that does not begin at the beginning is a gap", () => {
  expect(enter(BLANK, message(6, [event(7, 3)])).kind).toBe("gap");
});

test("an undo voids what later moves brought about, and the count goes on", () => {
  const ledger = heard(BLANK, message(5, [event(0, 1), event(1, 2), event(2, 3)]));
  const undone = enter(ledger, message(6, [event(3, 1, "undone", { seat: 0, moves: 1 })]));
  expect(undone).toMatchObject({ kind: "news", undone: true, fresh: [] });
  const after = heard(ledger, message(6, [event(3, 1, "undone", { seat: 0, moves: 1 })]));
  expect(indices(after)).toEqual([0]);
  expect(indices(heard(after, message(7, [event(4, 2)])))).toEqual([0, 4]);
});

test("what was done and undone between two messages is never shown", () => {
  const ledger = heard(BLANK, message(2, [event(0, 1)]));
  const entered = enter(
    ledger,
    message(5, [event(1, 2), event(2, 1, "undone", { seat: 0, moves: 1 }), event(3, 2)]),
  );
  expect(entered.kind === "news" && entered.fresh.map((one) => one.index)).toEqual([3]);
});

test("after a break the missing events are added to the known ones", () => {
  let ledger = heard(BLANK, message(3, [event(0, 1), event(1, 2)]));
  ledger = heard(ledger, message(9, [event(2, 3), event(3, 4), event(4, 5)]));
  expect(indices(ledger)).toEqual([0, 1, 2, 3, 4]);
});

test("talk is kept once and in order", () => {
  const line = (index: number) => ({
    index,
    seat: 0,
    name: "Ada",
    text: "…",
    at: 0,
    account: false,
  });
  let ledger = heard(BLANK, message(1, [], [line(0), line(1)]));
  ledger = heard(ledger, message(1, [], [line(1), line(2)]));
  expect(ledger.chat.map((one) => one.index)).toEqual([0, 1, 2]);
});
