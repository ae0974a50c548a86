import type { Seat } from "../../kit/seats";
import { drawn, type How, type HowPage, type Item, range } from "../../shell/how/how";
import { Box, type Relief } from "./box";
import HowWheel from "./HowWheel.svelte";
import { ACTION_ICONS, POINT_ICONS, symbolIcon } from "./symbols";
import type { Action } from "./view";

/** A room's action as a small card. */
export const room = (action: Action | "none"): Item => ({
  card: [[{ icon: ACTION_ICONS[action], size: 28 }], [{ word: `action-${action}` }]],
});
/** Symbols in a row, each as often as it counts. */
export const symbols = (relief: Relief): Item[] =>
  relief.flatMap(([symbol, count]) =>
    Array.from({ length: count }, (): Item => ({ icon: symbolIcon(symbol), size: 20 })),
  );
export const goes: Item = { figure: "→", tone: "note" };
const beats: Item = { figure: ">", tone: "good" };

const tile = (seat: Seat, city: string, relief: Relief, spent: boolean): Item => ({
  card: [[{ word: `city-${city}` }], symbols(relief)],
  band: `var(--seat-${seat})`,
  spent,
});

/** The marker goes round a palace; what further rooms cost. */
export function marker(box: Box, seat: Seat): Item[] {
  const free = box.number("game.free_rooms");
  const arrows = [box.number("palaces.right_arrow"), box.number("palaces.left_arrow")];
  return [
    drawn(HowWheel, { seat, rooms: box.words(`palaces.${seat}`), arrows }),
    {
      column: [
        [{ figure: range([1, free]) }, { icon: "check", tone: "good", size: 18 }],
        [{ figure: "+1" }, { figure: `−${box.number("game.step_florins")}` }, { icon: "florin" }],
        [{ figure: "+1" }, { figure: "−1" }, { icon: "arrow" }],
      ],
    },
  ];
}

/** One tile pays, and is used up; the card in the room is not. */
export function paying(box: Box, seat: Seat, first: string, second: string): Item[][] {
  const [gives, rests] = [box.tile(first), box.tile(second)];
  return [
    [tile(seat, first, gives, false), tile(seat, second, rests, false)],
    [{ figure: "↓", tone: "note" }, ...symbols(gives.slice(0, 1))],
    [tile(seat, first, gives, true), tile(seat, second, rests, false)],
  ];
}

/** Virtù in six pictures. */
export const how: How = (rows): HowPage => {
  const box = new Box(rows);
  const cities = box.numbers("prestige.cities");
  const lead = box.number("prestige.lead");
  const patronage = box.numbers("patronage.points");
  const value = box.value("bologna");
  const each = (path: string) => String(box.number(path));
  const crowns: Item[] = Array.from({ length: value + 1 }, () => ({ icon: "crown", size: 20 }));
  const troops: Item[] = Array.from({ length: value }, () => ({ piece: "red", icon: "troop" }));
  const ware = (name: string): Item => {
    const action = box.cardAction(name);
    const cost = box.relief(`${box.ware(name)}.cost`);
    return {
      card: [
        [{ word: `ware-${name}` }],
        [...(action ? [{ icon: ACTION_ICONS[action], size: 18 }] : [])],
        symbols(box.card(name)),
        cost.flatMap(([symbol, count]): Item[] => [
          { figure: count, tone: "note" },
          { icon: symbolIcon(symbol), size: 18 },
        ]),
      ],
    };
  };
  const eight: Item[] = cities.slice(1).map((_, i) => ({
    icon: "political",
    size: 18,
    ...(i < 4 ? {} : { tone: "faint" as const }),
  }));
  return {
    args: {
      free: box.number("game.free_rooms"),
      eight: cities.length - 1,
      rank: patronage.length - 1,
      trade: box.number("game.trade"),
    },
    pictures: [
      [marker(box, "red")],
      [
        [room("govern"), room("patronise"), room("annex")],
        [room("war"), room("intrigue"), room("trade")],
      ],
      paying(box, "red", "florence", "pisa"),
      [
        [{ word: "city-bologna" }, { figure: value }],
        [{ word: "action-annex" }, ...crowns, beats, { figure: value }],
        [{ word: "concept-siege" }, ...troops, { icon: "war", size: 20 }, beats, { figure: value }],
      ],
      [
        [{ icon: "cavalry" }, { word: "concept-siege" }, goes, { word: "concept-order" }],
        [{ figure: "I" }, { piece: "red" }, ...eight],
        [
          { figure: "II" },
          { piece: "green" },
          ...eight.map((one, i) => (i < 3 ? one : { ...one, tone: "faint" as const })),
        ],
      ],
      [[ware("ambassador"), ware("cardinal"), ware("gonfaloniere")]],
    ],
    points: [
      {
        icon: POINT_ICONS["cities"]!,
        name: "source-cities",
        how: "ui-how-cities",
        range: range([0, Math.max(...cities) + lead]),
      },
      {
        icon: POINT_ICONS["patronage"]!,
        name: "source-patronage",
        how: "ui-how-patronage",
        range: range([0, Math.max(...patronage) + lead]),
      },
      {
        icon: POINT_ICONS["religion"]!,
        name: "source-religion",
        how: "ui-how-religion",
        range: box.numbers("prestige.religion_4").join(", "),
      },
      {
        icon: POINT_ICONS["printed"]!,
        name: "source-printed",
        how: "ui-how-printed",
        range: "1–2",
      },
      {
        icon: POINT_ICONS["cathedrals"]!,
        name: "source-cathedrals",
        how: "ui-how-each",
        range: each("tiles.cathedral.prestige"),
      },
      {
        icon: POINT_ICONS["trophies"]!,
        name: "source-trophies",
        how: "ui-how-trophies",
        range: each("prestige.trophy"),
      },
      {
        icon: POINT_ICONS["alliances"]!,
        name: "source-alliances",
        how: "ui-how-alliances",
        range: each("alliances.prestige"),
      },
      {
        icon: POINT_ICONS["indulgences"]!,
        name: "source-indulgences",
        how: "ui-how-indulgences",
        range: `−${each("indulgence.prestige")}`,
      },
    ],
    end: [
      [{ icon: "political" }, { word: "ui-how-end-cities", args: { eight: cities.length - 1 } }],
      [{ icon: "patronise" }, { word: "ui-how-end-rank", args: { rank: patronage.length - 1 } }],
      [{ icon: "compass" }, { word: "ui-how-end-neutral" }],
    ],
    tips: ["compass", "arrow", "cross"],
  };
};
