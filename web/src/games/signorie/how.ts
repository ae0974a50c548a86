import { drawn, type How, type Item, type Row, range } from "../../shell/how/how";
import BackTile from "./BackTile.svelte";
import { Box } from "./box";
import Coat from "./Coat.svelte";
import { ACTION_ICONS, ROW_ICONS } from "./symbols";
import { COLUMNS } from "./view";

const DICE: Record<string, readonly number[]> = {
  yellow: [3, 5, 1],
  red: [2, 6, 4],
  purple: [4, 1, 6],
  grey: [5, 2, 3],
  turquoise: [6, 4, 5],
};
const plus: Item = { figure: "+", tone: "note" };
const goes: Item = { figure: "→", tone: "note" };

function coat(house: string, value?: number): Item {
  const arms = drawn(Coat, { house, size: 24, ghost: value === undefined });
  return value === undefined ? arms : { column: [[arms, { figure: value }]] };
}

/** Signorie in six pictures. */
export const how: How = (rows) => {
  const box = new Box(rows);
  const value = box.value("grey");
  const florins = box.number("rewards.purchase_florins");
  const floors = box.careerVp("political");
  const tiles = box.numbers("tiles.fronts");
  const [low, high] = [Math.min(...tiles), Math.max(...tiles)];
  const brides = box.brideVp;
  const dowry = box.number("dowry.vp");
  const column = (colour: (typeof COLUMNS)[number]): Item => ({
    card: [
      [{ icon: ACTION_ICONS[box.action(colour)] ?? "mat" }],
      ...DICE[colour]!.map((one): Row => [{ die: colour, value: one }]),
    ],
    band: `var(--die-${colour})`,
  });
  return {
    args: {
      rounds: box.number("game.rounds"),
      dice: box.number("game.most_dice"),
      dowry,
      threshold: box.number("game.threshold"),
      bonus: box.number("game.bonus_rounds"),
      florins,
      vp: box.number("rewards.purchase_vp"),
      fewest: box.number("tiles.fewest"),
    },
    pictures: [
      [COLUMNS.map(column)],
      [
        [
          { die: "grey", value: 2 },
          goes,
          {
            card: [[{ figure: value }, { icon: "steps" }, { icon: "scroll" }, { icon: "hire" }]],
            band: "var(--die-grey)",
          },
        ],
        [
          { figure: `${value} − 2 =`, tone: "note" },
          { figure: value - 2, tone: "bad" },
          { icon: "florin", tone: "bad" },
        ],
      ],
      [
        [
          { card: [[{ icon: "steps", size: 34 }], [{ word: "thing-action" }]] },
          { card: [[{ icon: "scroll", size: 34 }], [{ word: "concept-mandate" }]] },
          { card: [[{ icon: "hire", size: 34 }], [{ word: "concept-helper" }]] },
        ],
      ],
      [
        [
          {
            card: [
              [{ figure: 5 }],
              [{ figure: 4 }, { piece: "yellow", icon: "man" }],
              [{ figure: 3 }],
            ],
          },
          goes,
          {
            card: [
              [{ word: "city-Firenze" }],
              [{ icon: "letter" }, { piece: "yellow", icon: "man" }, coat("Aragona", high)],
              [{ icon: "ring" }, { piece: "yellow", icon: "woman" }, coat("Este", low)],
            ],
          },
          {
            column: [
              [
                { figure: "+4", tone: "good" },
                { icon: "laurel", tone: "good" },
              ],
              [
                { figure: 3, tone: "note" },
                { icon: "florin" },
                { figure: `+${3 * dowry}`, tone: "good" },
                { icon: "laurel", tone: "good" },
              ],
            ],
          },
        ],
      ],
      [
        [
          {
            card: [
              [{ die: "yellow", value: 5 }, { icon: "coins" }, { word: "action-florins" }],
              [
                { piece: "yellow", icon: "helper" },
                { icon: "florin" },
                { figure: "+1", tone: "good" },
              ],
              [
                { piece: "yellow", icon: "helper" },
                { icon: "tile" },
                { figure: "+1", tone: "good" },
              ],
              [
                { icon: "plus", tone: "faint" },
                { icon: "laurel", tone: "faint" },
              ],
            ],
            band: "var(--die-yellow)",
          },
        ],
      ],
      [
        [
          { piece: "yellow", icon: "initiative" },
          { figure: `+${box.initiativeVp.at(-3) ?? 0}`, tone: "good" },
          { icon: "laurel", tone: "good" },
        ],
        [
          { die: "yellow", value: 3 },
          plus,
          { die: "red", value: 2 },
          plus,
          { die: "grey", value: 4 },
          plus,
          { die: "turquoise", value: 4 },
          { figure: "= 13" },
        ],
        [
          { icon: "gate", tone: "good" },
          { word: "concept-reward", tone: "good" },
          { icon: "bride" },
        ],
      ],
    ],
    points: [
      { icon: "letter", name: "source-missions", how: "ui-how-missions", range: range(floors) },
      {
        icon: "ring",
        name: "source-marriages",
        how: "ui-how-marriages",
        range: range([dowry, dowry * box.number("dowry.most")]),
      },
      {
        icon: "initiative",
        name: "source-initiative",
        how: "ui-how-initiative",
        range: range(box.initiativeVp),
      },
      { icon: "gate", name: "source-rewards", how: "ui-how-rewards", range: "1–10" },
      { icon: "bride", name: "source-brides", how: "ui-how-brides", range: range(brides) },
      { icon: "tile", name: "source-alliances", how: "ui-how-alliances", range: `1–${high}` },
      {
        icon: "steps",
        name: "source-careers",
        how: "ui-how-careers",
        range: range(floors.map((floor) => Math.floor(floor / 2))),
      },
    ],
    end: [
      [
        { icon: ROW_ICONS["clerical"]! },
        coat("Medici", 3),
        coat("Medici", high),
        coat("Borgia"),
        coat("Aragona", low),
        { figure: `+${3 + high + low}`, tone: "good" },
      ],
      [
        { icon: ROW_ICONS["political"]! },
        coat("Sforza", 4),
        coat("Sforza", 3),
        coat("Gonzaga"),
        { figure: 0, tone: "bad" },
      ],
      [
        { icon: ROW_ICONS["military"]! },
        coat("Este", 2),
        drawn(BackTile, { size: 28 }),
        drawn(BackTile, { size: 28 }),
        { figure: `+${2 + 2 * box.number("tiles.back")}`, tone: "good" },
      ],
    ],
    tips: ["gate", "initiative", "tile"],
  };
};
