import { beforeAll, expect, test, vi } from "vitest";

import { furnish } from "../src/games/virtu/box";
import { cityLens } from "../src/games/virtu/cityTip";
import { counts, defenceOf, isFaint, sighting } from "../src/games/virtu/lens";
import { figuresOf, widthOf } from "../src/games/virtu/plaque";
import { type Box, HIGH, layOut } from "../src/games/virtu/plaques";
import type { CityAgent, CityOdds, CityPrice, TableView } from "../src/games/virtu/view";
import { Words } from "../src/shell/words";

beforeAll(() => {
  // Nothing is drawn here: texts are measured by their letters.
  vi.stubGlobal("document", { createElement: () => ({ getContext: () => null }) });
  furnish([
    { path: "indulgence.prestige", value: 1, source: "rulebook", note: "" },
    { path: "indulgence.gives", value: ["crown", 1, "florin", 3], source: "rulebook", note: "" },
  ]);
});

const SHEET: Box = { x: 0, y: 0, width: 400, height: 400 };
const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

test("a plaque lies beside its marker, within the sheet", () => {
  for (const at of [
    [200, 200],
    [4, 4],
    [396, 396],
  ] as const) {
    const box = layOut([{ city: "rome", at: [...at], width: 60 }], [], SHEET).get("rome")!;
    expect(box.height).toBe(HIGH);
    expect(overlap(box, SHEET)).toBe(box.width * box.height);
    expect(overlap(box, { x: at[0] - 4, y: at[1] - 4, width: 8, height: 8 })).toBe(0);
  }
});

test("plaques lie on nothing that is there and not on one another, where there is room", () => {
  const label: Box = { x: 210, y: 180, width: 90, height: 40, weight: 3 };
  const cities = ["rome", "siena", "spoleto", "pisa"].map((city, i) => ({
    city,
    at: [200, 200 + i * 8] as [number, number],
    width: 60,
  }));
  const laid = [...layOut(cities, [label], SHEET).values()];
  expect(laid).toHaveLength(4);
  for (const [i, box] of laid.entries()) {
    expect(overlap(box, label)).toBe(0);
    for (const other of laid.slice(i + 1)) expect(overlap(box, other)).toBe(0);
  }
});

test("what is faint is covered rather than what is not", () => {
  const left: Box = { x: 0, y: 0, width: 190, height: 400, weight: 0.3 };
  const right: Box = { x: 210, y: 0, width: 190, height: 400, weight: 3 };
  const [box] = layOut(
    [{ city: "rome", at: [200, 200], width: 60 }],
    [left, right],
    SHEET,
  ).values();
  expect(overlap(box!, right)).toBe(0);
  expect(overlap(box!, left)).toBeGreaterThan(0);
});

const price = (told: Partial<CityPrice>): CityPrice => ({
  state: "can",
  value: 2,
  agent: 0,
  crowns: 3,
  ships: 0,
  ...told,
});
const odds = (told: Partial<CityOdds>): CityOdds =>
  ({
    state: "can",
    troops: 4,
    bonus: 0,
    defence: { sum: 3, value: 2, agent: 1 },
    answer: 0,
    here: 0,
    ...told,
  }) as CityOdds;
const agent = (told: Partial<CityAgent>): CityAgent =>
  ({ state: "can", deed: "send", masks: 1, ...told }) as CityAgent;

test("annexing: crowns and ships, red where they lack, an indulgence where it helps", () => {
  expect(figuresOf({ lens: "annex", is: price({}) })).toEqual([
    { text: "3", icon: "crown", tone: "plain" },
  ]);
  expect(
    figuresOf({ lens: "annex", is: price({ state: "lacks", ships: 1, lack: { ship: 1 } }) }),
  ).toEqual([
    { text: "3", icon: "crown", tone: "plain" },
    { text: "1", icon: "ship", tone: "lacks" },
  ]);
  const extra = figuresOf({ lens: "annex", is: price({ state: "extra", lack: { crown: 1 } }) });
  expect(extra.map(({ icon, tone }) => [icon, tone])).toEqual([
    ["crown", "plain"],
    ["indulgence", "plain"],
  ]);
});

test("war: troops on the seat's colour, a bonus that would help, a range where one can answer", () => {
  expect(figuresOf({ lens: "war", is: odds({ bonus: 2 }) })).toEqual([
    { text: "4", tone: "plain", boxed: true },
    { text: "3", icon: "fortification", tone: "plain" },
  ]);
  expect(
    figuresOf({ lens: "war", is: odds({ state: "lacks", troops: 1, bonus: 2, answer: 2 }) }),
  ).toEqual([
    { text: "1", tone: "plain", boxed: true },
    { text: "+2", tone: "plain" },
    { text: "3–5", icon: "fortification", tone: "lacks" },
  ]);
  expect(defenceOf(odds({ answer: 2 }))).toBe("3–5");
});

test("intrigue: nothing where an agent changes no price, else the mask and what becomes of it", () => {
  expect(figuresOf({ lens: "intrigue", is: agent({}) })).toEqual([]);
  expect(figuresOf({ lens: "intrigue", is: agent({ crowns: [4, 2] }) })).toEqual([
    { text: "4→2", icon: "crown", tone: "plain" },
  ]);
  expect(
    figuresOf({ lens: "intrigue", is: agent({ state: "lacks", deed: "remove", masks: 2 }) }),
  ).toEqual([{ text: "2", icon: "mask", tone: "lacks" }]);
});

test("a wider figure makes a wider plaque", () => {
  const narrow = figuresOf({ lens: "annex", is: price({}) });
  const wide = figuresOf({ lens: "annex", is: price({ ships: 2 }) });
  expect(widthOf(wide, 13)).toBeGreaterThan(widthOf(narrow, 13));
});

const view = (lens: TableView["lens"]): TableView =>
  ({
    lens,
    me: 0,
    colours: ["red", "green"],
    cities: {
      siena: { owner: null, agent: "green", troops: {} },
      rome: { owner: null, agent: null, troops: {} },
      pisa: { owner: "red", agent: null, troops: {} },
    },
    sieges: [],
  }) as unknown as TableView;
const out = price({
  state: "out",
  why: { reason: "no-way-there", args: {}, rule: "V-904" },
  opens: ["siena"],
});
const looking = view({
  on: "annex",
  have: { crown: 3, ship: 1 },
  indulgence: true,
  annex: {
    siena: price({ state: "extra", agent: 1, crowns: 4, lack: { crown: 1 }, from: "pisa" }),
    rome: out,
    pisa: price({ state: "out", why: { reason: "city-not-neutral", args: {}, rule: "V-903" } }),
  },
});

test("faint is what is out of reach, but for the own cities; the states are counted", () => {
  expect(isFaint(looking, "rome")).toBe(true);
  expect(isFaint(looking, "pisa")).toBe(false);
  expect(isFaint(looking, "siena")).toBe(false);
  expect(counts(looking)).toEqual({ can: 0, extra: 1, lacks: 0, out: 2 });
  expect(sighting({ on: null, have: {}, indulgence: false }, "rome")).toBeNull();
});

const words = new Words(
  "en",
  [
    "ui-value = value",
    "ui-agent-of = agent of { $seat }",
    "ui-lens-exceed = to exceed it",
    "ui-lens-crowns = crowns",
    "ui-annex-by-road = by road from { $city }",
    "ui-lens-you-have = You have { $count }",
    "ui-lens-lacks = lacks { $count }",
    "ui-lens-begs = An indulgence gives it",
    "ui-lens-opens = Opens the road: { $cities }",
    "ui-lens-annex-extra = with an indulgence",
    "ui-lens-annex-out = out of reach",
    "ui-tip-city-text = why",
    "why-no-way-there = There is no way there",
  ].join("\n"),
).at(["Ada", "Ugo"], 0);

test("the tip of a city adds its price up, and says what is had, what lacks and what helps", () => {
  const told = cityLens("siena", looking, 0, words);
  expect(told.sum!.terms.map(({ value }) => value)).toEqual([2, 1, 1]);
  expect(told.sum!.terms[1]!.name).toContain("Ugo");
  expect(told.sum!.total.value).toBe(4);
  expect(told.badge).toEqual({ text: "with an indulgence", standing: "extra" });
  expect(told.lines.map(({ text, value }) => [text, value])).toEqual([
    [expect.stringContaining("by road"), undefined],
    ["You have 3", "lacks 1"],
    ["An indulgence gives it", "−1"],
  ]);
  expect(told.answers).toBe(true);
});

test("the tip of a city out of reach says why, and what would open it", () => {
  const told = cityLens("rome", looking, 0, words);
  expect(told.badge!.standing).toBe("out");
  expect(told.lines[0]!.text).toBe("There is no way there");
  expect(told.lines[1]!.text).toContain("Opens the road");
  expect(told.rule).toBe("V-904");
});

test("who only looks on is told nothing", () => {
  expect(cityLens("siena", looking, null, words)).toEqual({ lines: [] });
});
