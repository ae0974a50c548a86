import { drawn, type How, type Item, range } from "../../shell/how/how";
import { Box } from "./box";
import HowCity from "./HowCity.svelte";
import { TROOP_ICONS } from "./symbols";
import type { City, Troop } from "./view";

const goes: Item = { figure: "→", tone: "note" };
const city = (name: City): Item => drawn(HowCity, { city: name });
const named = (icon: string, word: string): Item => ({
  card: [[{ icon, size: 30 }], [{ word }]],
});
/** Points of so many victory tokens. */
const victories = (tokens: number) => (tokens * (tokens + 1)) / 2;

/** Princes of the Renaissance in six pictures. */
export const how: How = (rows) => {
  const box = new Box(rows);
  const number = (path: string) => box.number(path);
  const opening = number("prices.opening");
  const status = number("start.status.Florence");
  const ranks = [...box.numbers("scoring.ranks"), ...box.numbers("scoring.lower_ranks")];
  const troop = (kind: Troop): Item => ({
    card: [
      [{ icon: TROOP_ICONS[kind], size: 26 }],
      [{ figure: `${number(`troops.${kind}.attack`)} / ${number(`troops.${kind}.defence`)}` }],
    ],
  });
  const income = (path: string): Item[] => [
    { icon: "coins", size: 20 },
    { figure: number(`${path}.gold`) },
    { icon: "seal", size: 20 },
    { figure: number(`${path}.influence`) },
  ];
  const attack = number("troops.cavalry.attack") + number("troops.artillery.attack");
  const defence = number("troops.pike.defence") + number("troops.fortification.defence");
  const cities: City[] = ["Venice", "Florence", "Milan", "Rome", "Naples"];
  return {
    args: {
      opening,
      tiles: number("limits.tiles"),
      towns: number("limits.cities"),
      most: number("scoring.most_gold"),
      second: number("scoring.second_gold"),
      influence: number("scoring.most_influence"),
      merchant: number("scoring.merchant_vp"),
    },
    pictures: [
      [
        [named("infantry", "thing-troops"), named("dagger", "thing-treachery")],
        [named("coins", "thing-auction"), named("war", "thing-war")],
      ],
      [
        [{ ...named("crown", "tile-lorenzo"), band: "var(--city-florence)" } as Item],
        [
          { piece: "blue" },
          { figure: opening * status },
          goes,
          { piece: "red" },
          { figure: opening * status + 1 },
          goes,
          { piece: "blue" },
          { figure: opening * status + 3, tone: "good" },
        ],
        [
          city("Florence"),
          { figure: `${opening} × ${status} = ${opening * status}`, tone: "note" },
        ],
      ],
      [
        [
          {
            card: [
              [city("Venice"), { word: "tile-venetian_merchant" }],
              income("tiles.venetian_merchant"),
            ],
            band: "var(--city-venice)",
          },
          {
            card: [[city("Venice"), { word: "tile-doge" }], income("tiles.doge")],
            band: "var(--city-venice)",
          },
        ],
        [{ icon: "laurel" }, { figure: range(ranks), tone: "good" }],
      ],
      [
        [city("Milan"), { icon: "war" }, city("Venice")],
        [
          { piece: "red" },
          { icon: "seal" },
          { figure: 3 },
          goes,
          { icon: "military" },
          city("Milan"),
        ],
        [
          { icon: "coins" },
          { figure: `+${number("start.status.Milan")}`, tone: "good" },
          { word: "thing-wages" },
        ],
      ],
      [
        [
          troop("cavalry"),
          troop("artillery"),
          { icon: "war" },
          troop("pike"),
          troop("fortification"),
        ],
        [
          { figure: `${attack} +` },
          { die: "grey", value: 5 },
          { figure: `= ${attack + 5}`, tone: "good" },
          { figure: ">" },
          { figure: `${defence} +` },
          { die: "yellow", value: 3 },
          { figure: `= ${defence + 3}`, tone: "bad" },
        ],
        [
          city("Milan"),
          { figure: "+1", tone: "good" },
          city("Venice"),
          { figure: "−1", tone: "bad" },
        ],
      ],
      [
        [
          { card: [[{ word: "concept-family" }], income("families.Este")] },
          { figure: "+", tone: "note" },
          { card: [[{ word: "concept-city-tile" }], income("tiles.doge")] },
        ],
        [
          { figure: "+", tone: "note" },
          { icon: "coins" },
          { word: "thing-wages" },
          { figure: "+", tone: "note" },
          { icon: "pope" },
          { figure: number("pope.gold") },
        ],
      ],
    ],
    points: [
      { icon: "crown", name: "source-cities", how: "ui-how-cities", range: range(ranks) },
      {
        icon: "brush",
        name: "source-events",
        how: "ui-how-events",
        range: range(eventPoints(box)),
      },
      {
        icon: "merchant",
        name: "concept-merchant",
        how: "ui-how-merchants",
        range: String(number("scoring.merchant_vp")),
      },
      { icon: "pope", name: "source-pope", how: "ui-how-pope", range: String(number("pope.vp")) },
      {
        icon: "coins",
        name: "source-gold",
        how: "ui-how-gold",
        range: `${number("scoring.most_gold")}, ${number("scoring.second_gold")}`,
      },
      {
        icon: "seal",
        name: "source-influence",
        how: "ui-how-influence",
        range: String(number("scoring.most_influence")),
      },
      {
        icon: "initiative",
        name: "source-victories",
        how: "ui-how-victories",
        range: [1, 2, 3, 4].map(victories).join(", "),
      },
    ],
    end: cities.map((name, i) => [
      { figure: `${i + 1}.`, tone: "note" },
      city(name),
      { word: `city-${name}` },
      { icon: "laurel", size: 18 },
      { figure: ranks[i] ?? 0, tone: "good" },
    ]),
    tips: ["coins", "war", "chest"],
  };
};

/** The points printed on artists that have some. */
function eventPoints(box: Box): number[] {
  const found = EVENTS.map((event) => box.eventPoints(event)).filter((points) => points > 0);
  return found.length > 0 ? found : [0];
}
const EVENTS = [
  "gozzoli",
  "piero",
  "mantegna",
  "botticelli",
  "ghirlandaio",
  "bellini",
  "leonardo",
  "michelangelo",
  "bramante",
];
