import { drawn, type How, type Item, range, type Row } from "../../shell/how/how";
import { Box } from "../virtu/box";
import { goes, marker, paying, room } from "../virtu/how";
import { ACTION_ICONS } from "../virtu/symbols";
import HowTrack from "./HowTrack.svelte";
import { POINT_ICONS } from "./scoring";

const MAJORS = ["florence", "venice", "rome"] as const;

/** The Italian Wars in six pictures; palace and payment are those of Virtù. */
export const how: How = (rows) => {
  const box = new Box(rows);
  const each = (path: string) => String(box.number(path));
  const alliance = box.number("influence.alliance");
  /** A track from France's alliance to that of Naples, with its marker on one space. */
  const track = (at: number): Item =>
    drawn(HowTrack, {
      at,
      length: box.number("influence.length"),
      favourable: box.number("influence.favourable"),
      alliance,
    });
  const wages = box.numbers("game.wage_rounds");
  const guessed = ["blue", "yellow"].some((king) => box.reconstructed(`victory.${king}`));
  return {
    args: {
      rounds: box.number("game.rounds"),
      majors: box.number("victory.blue_majors"),
      siege: box.number("influence.siege"),
      every: (wages[1] ?? 0) - (wages[0] ?? 0),
    },
    pictures: [
      [marker(box, "blue")],
      [
        [room("govern"), room("patronise"), room("annex")].filter((_, i) => i !== 1),
        [room("war"), room("intrigue"), { ...room("none"), spent: true } as Item],
      ],
      paying(box, "blue", "milan", "turin"),
      [
        [{ icon: ACTION_ICONS.annex }, { icon: "crown" }, goes, { word: "city-venice" }],
        [track(-1)],
        [{ figure: "↓", tone: "note" }],
        [track(-2)],
      ],
      [
        [track(-alliance)],
        [{ figure: "↓", tone: "note" }],
        [
          { piece: "blue", icon: "people" },
          {
            card: [
              [{ word: "city-venice" }],
              [{ icon: "troop" }, { icon: "ship" }, { icon: "mask" }],
            ],
          },
        ],
      ],
      [
        [
          { piece: "blue", icon: "troop" },
          { piece: "blue", icon: "troop" },
          { piece: "blue", icon: "troop" },
          { figure: ">", tone: "good" },
          { figure: 2 },
          { word: "concept-siege" },
        ],
        [{ icon: "florin" }, ...wages.map((one): Item => ({ figure: one, tone: "note" }))],
      ],
    ],
    points: [
      {
        icon: POINT_ICONS["cities"]!,
        name: "source-cities",
        how: "ui-how-cities",
        range: each("prestige.city"),
      },
      {
        icon: POINT_ICONS["capitals"]!,
        name: "source-capitals",
        how: "ui-how-capitals",
        range: each("prestige.capital"),
      },
      {
        icon: POINT_ICONS["alliances"]!,
        name: "source-alliances",
        how: "ui-how-alliances",
        range: each("prestige.alliance"),
      },
      {
        icon: POINT_ICONS["trophies"]!,
        name: "source-trophies",
        how: "ui-how-trophies",
        range: each("prestige.trophy"),
      },
      {
        icon: POINT_ICONS["printed"]!,
        name: "source-printed",
        how: "ui-how-printed",
        range: range([1, 2]),
      },
      {
        icon: POINT_ICONS["indulgences"]!,
        name: "source-indulgences",
        how: "ui-how-indulgences",
        range: `−${each("indulgence.prestige")}`,
      },
    ],
    end: [
      [
        { piece: "blue" },
        ...box.words("victory.blue").map((city): Item => ({ word: `city-${city}` })),
        { figure: `+ ${box.number("victory.blue_majors")}:` },
        ...MAJORS.map((city): Item => ({ word: `city-${city}`, tone: "note" })),
      ],
      [
        { piece: "yellow" },
        ...box.words("victory.yellow").map((city): Item => ({ word: `city-${city}` })),
      ],
      ...(guessed
        ? [
            [
              { icon: "quill", size: 18 },
              { word: "ui-how-end-guessed", tone: "note" },
            ] as Row,
          ]
        : []),
    ],
    tips: ["compass", "agent", "war"],
  };
};
