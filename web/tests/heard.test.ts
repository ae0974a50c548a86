import { expect, test } from "vitest";

import { soundsOf } from "../src/shell/heard";
import type { GameEvent } from "../src/shell/protocol";

const FACET = { bids: "bid", dice: "dice", war: "war" } as const;
let index = 0;
const event = (name: string, args: Record<string, number> = {}): GameEvent => ({
  index: index++,
  move: index,
  name,
  args,
});
const isMine = (seat: number) => seat === 0;
const heard = (fresh: GameEvent[], earlier: GameEvent[] = []) =>
  soundsOf(fresh, earlier, FACET, isMine);

test("events sound as their game says, each sound once", () => {
  expect(heard([event("war"), event("dice"), event("dice"), event("income")])).toEqual([
    "war",
    "dice",
  ]);
});

test("a bid over mine is another sound", () => {
  const mine = event("bids", { seat: 0, bid: 3 });
  expect(heard([mine])).toEqual(["bid"]);
  expect(heard([event("bids", { seat: 1, bid: 4 })], [mine])).toEqual(["outbid"]);
  expect(heard([event("bids", { seat: 2, bid: 5 })], [event("bids", { seat: 1, bid: 4 })])).toEqual(
    ["bid"],
  );
});

test("the first bid of the next auction is over nobody's", () => {
  const mine = event("bids", { seat: 0, bid: 9 });
  expect(heard([event("bids", { seat: 1, bid: 0 })], [mine])).toEqual(["bid"]);
});
