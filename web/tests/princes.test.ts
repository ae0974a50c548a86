import { expect, test, vi } from "vitest";

import { bidders, quickBids } from "../src/games/princes/bids";
import { furnish } from "../src/games/princes/box";
import { bribable } from "../src/games/princes/bribes";
import { choices as princesChoices } from "../src/games/princes/choices";
import { chronicle } from "../src/games/princes/chronicle";
import { course as facet } from "../src/games/princes/course";
import { speech } from "../src/games/princes/speech";
import { filters } from "../src/games/princes/filters.svelte";
import {
  type AuctionView,
  type City,
  nameOf,
  type PlayerView,
  type PrincesView,
  purseOf,
  seatOf,
  type Shown,
} from "../src/games/princes/view";
import { course } from "../src/shell/end/course";
import type { Words } from "../src/shell/words";
import type { ComponentRow, GameEvent, Prompt } from "../src/shell/protocol";

vi.mock("../src/shell/screen.svelte", () => ({ screen: { shape: "desktop" } }));

const row = (path: string, value: unknown): ComponentRow => ({
  path,
  value,
  source: "rulebook",
  note: "",
});
const told = (...events: [string, Record<string, unknown>][]): GameEvent[] =>
  events.map(([name, args], index) => ({ index, move: index, name, args }));

test("bribes stand by what they promise, own troops last", () => {
  const odds = (attacker: number) => ({
    attacker,
    draw: 6,
    defender: 30 - attacker,
    attacker_double: 0,
    defender_double: 0,
    of: 36,
  });
  const bribe = (family: string, troop: string, attacker: number) => ({
    family,
    troop,
    side: "attacker",
    attack: 0,
    defence: 0,
    odds: odds(attacker),
  });
  const view = {
    me: 1,
    events: [],
    players: [
      { seat: 0, family: "Este" },
      { seat: 1, family: "Gonzaga" },
    ],
    war: {
      league: null,
      league_side: null,
      sides: [{ seat: 0 }, { seat: 1 }],
      bribes: [
        bribe("Este", "pike", 20),
        bribe("Este", "artillery", 6),
        bribe("Gonzaga", "cavalry", 1),
      ],
    },
  } as unknown as PrincesView;
  expect(bribable(view).map(({ target, own, chance }) => [target, own, chance])).toEqual([
    ["troop:Este:artillery", false, 67],
    ["troop:Este:pike", false, 28],
    ["troop:Gonzaga:cavalry", true, 81],
  ]);
  const move = (family: string, troop: string) => ({
    move: ["bribe", family, troop] as const,
    targets: [`troop:${family}:${troop}`],
  });
  const moves = [move("Gonzaga", "cavalry"), move("Este", "pike"), move("Este", "artillery")];
  const offered = princesChoices.offered!(moves, view);
  expect(offered.map(({ move }) => move[2])).toEqual(["artillery", "pike", "cavalry"]);
  expect(offered[2]!.targets).toContain("group:own_troops");
});

test("who cannot bid is asked about a freeze, not for a bid", () => {
  const words = { say: (id: string) => id } as unknown as Words;
  const view = (capacity: number, frozen = false) =>
    ({
      me: 0,
      auction: { least: 15, capacity, bidders: [{ seat: 0, frozen, reason: null }] },
    }) as unknown as PrincesView;
  const prompt = { id: "bid", seat: 0, args: {} } as unknown as Prompt;
  expect(speech.question!(prompt, view(11), words)).toBe("ui-cannot-bid");
  expect(speech.question!(prompt, view(20, true), words)).toBe("ui-cannot-bid");
  expect(speech.question!(prompt, view(15), words)).toBe(null);
});

test("quick bids rise from the least to all there is, each once", () => {
  expect(quickBids(18, 31)).toEqual([18, 19, 20, 22, 25, 31]);
  expect(quickBids(18, 20)).toEqual([18, 19, 20]);
  expect(quickBids(0, 0)).toEqual([0]);
});

test("the ring says who leads, who is asked, and why the others are out", () => {
  const bidder = (seat: number, more: object) => ({
    seat,
    in: true,
    leads: false,
    frozen: false,
    reason: null,
    rule: null,
    discount: 0,
    ...more,
  });
  const auction = {
    kind: "tile",
    lot: "doge",
    bid: 16,
    leader: 1,
    due: null,
    bidders: [
      bidder(0, {}),
      bidder(1, { leads: true }),
      bidder(2, { in: false }),
      bidder(3, { frozen: true }),
      bidder(4, { in: false }),
    ],
  } as unknown as AuctionView;
  const view = { deciding: 0, war: null } as unknown as PrincesView;
  const events = told(
    ["bids", { seat: 0, bid: 9 }],
    ["puts_up", { seat: 1, tile: "doge" }],
    ["bids", { seat: 1, bid: 16 }],
    ["passes_bid", { seat: 2 }],
    ["cannot_bid", { seat: 4, reason: "three-cities" }],
  );
  const ring = bidders(view, auction, events);
  expect(ring.map(({ state, word }) => `${state} ${word}`)).toEqual([
    "asked asked",
    "leads leads",
    "out passed",
    "out is-frozen",
    "out three-cities",
  ]);
  // A bid of an earlier auction is forgotten.
  expect(ring[0]?.bid).toBeNull();
});

test("points are told when they were won, and the rest at the end", () => {
  furnish([
    row("tiles.doge.city", "Venice"),
    row("events.gozzoli.effect", ["points", 2]),
    row("events.merchant_i.effect", ["merchant", 1]),
  ]);
  const events = told(
    ["decade", { decade: 1 }],
    ["wins", { seat: 0, tile: "doge" }],
    ["wins", { seat: 1, tile: "gozzoli" }],
    ["decade", { decade: 2 }],
    ["wins", { seat: 1, tile: "merchant_i" }],
    ["war_won", { seat: 1 }],
    ["war_won", { seat: 1 }],
    ["final_city", { city: "Venice", vp: 10 }],
    ["final_points", { seat: 0, source: "cities", vp: 10 }],
    ["final_points", { seat: 1, source: "events", vp: 4 }],
    ["final_points", { seat: 1, source: "victories", vp: 3 }],
    ["final_points", { seat: 0, source: "gold", vp: 6 }],
  );
  const found = course(events, facet, [16, 7]);
  expect(found.scores).toEqual([
    [0, 0],
    [10, 2],
    [10, 5],
    [16, 7],
  ]);
});

test("what is out of reach, as the house says, or lies elsewhere steps back", () => {
  const player = { tiles: [{ tile: "ludovico", city: "Milan" }] };
  const view = { players: [player] } as unknown as PrincesView;
  const within: Record<string, boolean> = { Milan: true, Venice: false, Rome: true };
  const kept = (seat: number | null) =>
    (["Milan", "Venice", "Rome"] as City[]).filter((city) =>
      filters.keeps(view, city, { count: 1, within: within[city] } as Shown, seat),
    );
  expect(kept(0)).toEqual(["Milan", "Venice", "Rome"]);
  filters.affordable = true;
  expect(kept(0)).toEqual(["Milan", "Rome"]);
  expect(kept(null)).toEqual(["Milan", "Venice", "Rome"]);
  filters.affordable = false;
  filters.mine = true;
  expect(kept(0)).toEqual(["Milan"]);
  filters.mine = false;
});

test("a player is called by the family, or by the seat, and hidden money by its counters", () => {
  const counters = { gold: 7, influence: 3 };
  const one = { seat: 0, family: "Este", gold: 38, influence: 12, counters } as PlayerView;
  const two = { ...one, seat: 1, family: null, gold: null, influence: null };
  const view = { players: [one, two] } as unknown as PrincesView;
  expect([nameOf(one), nameOf(two)]).toEqual(["Este", "player_2"]);
  expect([seatOf(view, "Este"), seatOf(view, "player_2"), seatOf(view, "player_1")]).toEqual([
    0,
    1,
    null,
  ]);
  expect([purseOf(one, "gold"), purseOf(two, "gold"), purseOf(two, "influence")]).toEqual([
    "38",
    "(7)",
    "(3)",
  ]);
});

test("only whoever was outbid is told so on the board, and whoever made an offer its answer", () => {
  const events = told(
    ["puts_up", { seat: 0 }],
    ["bids", { seat: 0 }],
    ["bids", { seat: 1 }],
    ["bids", { seat: 2 }],
    ["declines", { seat: 2 }],
  );
  const shown = (me: number | null) =>
    events.filter((event) => chronicle.shown!(event, events, me)).map(({ index }) => index);
  expect([shown(0), shown(1), shown(2), shown(null)]).toEqual([[2, 4], [3, 4], [], [4]]);
});

test("a choice that opens an auction or a war says what it begins at, or pays", () => {
  furnish([row("tiles.doge.city", "Venice")]);
  const cities = {
    Venice: [7, 14],
    Milan: [6, 12],
    Florence: [6, 12],
    Rome: [5, 10],
    Naples: [4, 8],
  };
  const view = {
    cities: Object.fromEntries(
      Object.entries(cities).map(([name, [status, opening]]) => [name, { status, opening }]),
    ),
    events: [{ event: "gozzoli", effect: "points", amount: 2 }],
    pope: { vp: 3 },
  } as unknown as PrincesView;
  const words = { say: (id: string) => id } as unknown as Words;
  const said = (...move: [string, ...string[]]) =>
    speech
      .results({ move, parts: {}, targets: [], changes: {} }, view, 0, words)
      .map(({ icon, text }) => `${icon} ${text}`);
  expect(said("auction", "doge")).toEqual(["candle 14"]);
  expect(said("auction", "gozzoli")).toEqual(["candle 0", "laurel +2"]);
  expect(said("auction", "pope")).toEqual(["candle 0", "laurel +3"]);
  expect(said("war")).toEqual(["coins +4…7"]);
  expect(said("attacker", "Rome")).toEqual(["coins +5"]);
});
