import { idea } from "../../shell/idea";
import type { Tip, TipLine } from "../../shell/tips";
import type { Words } from "../../shell/words";
import { theBox } from "./box";
import { ACTION_ICONS, ROW_ICONS } from "./symbols";
import {
  type Career,
  type City,
  type Column,
  type Place,
  readTile,
  type Row,
  type SignorieView,
  wants,
} from "./view";

/** What a thing on the table is, in words, with the rule that makes it so. */
export function explain(
  target: string,
  view: SignorieView,
  seat: number | null,
  words: Words,
): Tip | null {
  const parts = target.replace(/^their:/, "").split(":");
  const teller = TELLERS[parts[0] ?? ""];
  return teller ? teller(parts.slice(1), view, seat, words) : null;
}

type Teller = (parts: string[], view: SignorieView, seat: number | null, words: Words) => Tip;

const sum = (words: Words, value: number, threshold: number): TipLine => ({
  icon: "gate",
  text: words.say("ui-dice-sum"),
  value: `${value} / ${threshold}`,
  tone: value > threshold ? "cost" : "plain",
});

function dieTip(
  [column, shown]: string[],
  view: SignorieView,
  seat: number | null,
  words: Words,
): Tip {
  const box = theBox();
  const value = Number(shown);
  const cost = Math.max(0, box.value(column as Column) - value);
  const me = seat === null ? null : view.players[seat]!;
  const lines: TipLine[] = [
    cost > 0
      ? { icon: "florin", text: words.say("ui-difference"), value: `−${cost}`, tone: "cost" }
      : { icon: "florin", text: words.say("ui-no-difference"), value: "0" },
  ];
  if (me) lines.push(sum(words, me.dice_sum + value, me.threshold));
  lines.push({
    icon: ACTION_ICONS[box.action(column as Column)] ?? "scroll",
    text: words.say(`action-${column}-text`),
  });
  return idea(words, "die", {
    title: words.say("ui-die", { column, value }),
    lines,
    rule: "S-405",
  });
}

function tileLines(
  view: SignorieView,
  seat: number | null,
  city: City,
  kind: "mission" | "marriage",
  words: Words,
): TipLine[] {
  const tile = readTile(view.cities[city]?.[kind]);
  if (!tile || seat === null) return [];
  const me = view.players[seat]!;
  const rows: Row[] =
    kind === "marriage" ? ["marriage"] : (going(view) ?? ["political", "clerical", "military"]);
  const wanting = rows.filter((row) => wants(me, row, tile.house));
  const name = `${words.thing("house", tile.house)} ${tile.vp}`;
  if (wanting.length === 0)
    return [{ icon: "tile", text: words.say("ui-tile-unwanted", { tile: name }) }];
  return wanting.map((row) => ({
    icon: ROW_ICONS[row]!,
    text: words.say("ui-tile-wanted", { tile: name, row }),
    value: words.say("ui-tiles-short", { tiles: me.row_tiles[row] + 1 }),
    tone: "gain",
  }));
}

/** The row of the man who is about to leave on a mission. */
function going(view: SignorieView): Row[] | null {
  return view.step?.[0] === "choose_city" ? [String(view.step[2]) as Row] : null;
}

/** The tile that matters for what is being decided: both, unless somebody is on the way. */
function kinds(view: SignorieView): ("mission" | "marriage")[] {
  if (view.step?.[0] === "choose_city") return ["mission"];
  return view.step?.[0] === "marry" ? ["marriage"] : ["mission", "marriage"];
}

const TELLERS: Record<string, Teller> = {
  die: dieTip,
  column: ([column], _view, _seat, words) =>
    idea(words, "column", {
      title: words.say("ui-column-title", { column }),
      lines: [
        {
          icon: ACTION_ICONS[theBox().action(column as Column)] ?? "scroll",
          text: words.say(`action-${column}-text`),
        },
      ],
    }),
  action: ([column, kind], _view, _seat, words) =>
    kind === "hire"
      ? idea(words, "helper", {
          title: words.say("ui-hire", { ring: theBox().ring(column as Column) }),
          rule: "S-602",
        })
      : {
          title: words.say(`action-${column}`),
          icon: ACTION_ICONS[theBox().action(column as Column)] ?? "scroll",
          lines: [],
          why: words.say(`action-${column}-text`),
          rule: "S-411",
        },
  scroll: (_parts, _view, _seat, words) => idea(words, "mandate"),
  mandate: ([name], _view, _seat, words) =>
    idea(words, "mandate", {
      title: words.say(`mandate-${name}`),
      icon: "scroll",
      why: words.say(`mandate-${name}-text`),
    }),
  helper: ([column, place], _view, _seat, words) => {
    const space = theBox().helper(column as Column, place as Place);
    return idea(words, "helper", {
      title: words.say(`helper-${column}-${place}`),
      icon: "helper",
      lines: [
        {
          icon: "florin",
          text: words.say("ui-hiring-costs"),
          value: `−${space.cost}`,
          tone: "cost",
        },
      ],
      why: words.say(`helper-${column}-${place}-text`),
    });
  },
  career: ([career, space], _view, _seat, words) => floor(words, career as Career, Number(space)),
  man: ([career, space], _view, _seat, words) => floor(words, career as Career, Number(space)),
  other: ([, career, space], _view, _seat, words) => floor(words, career as Career, Number(space)),
  initiative: (_parts, _view, _seat, words) => idea(words, "initiative", { icon: "initiative" }),
  city: ([city], view, seat, words) => {
    const here = view.cities[city as City];
    const asked = here ? theBox().citySpaces(city as City)[here.meeples.length] : undefined;
    const lines: TipLine[] = here
      ? [
          ...kinds(view).flatMap((kind) => tileLines(view, seat, city as City, kind, words)),
          {
            icon: "man",
            text: words.say("ui-next-space"),
            value: asked === undefined ? "–" : String(asked),
          },
        ]
      : [];
    return idea(words, "city", {
      title: words.thing("city", city ?? ""),
      lines,
      ...(here ? {} : { why: words.say("ui-out-of-play") }),
    });
  },
  tile: ([city, kind], view, seat, words) => {
    const tile = readTile(view.cities[city as City]?.[kind as "mission" | "marriage"]);
    return idea(words, "tile", {
      ...(tile ? { title: `${words.thing("house", tile.house)} ${tile.vp}` } : {}),
      lines: tileLines(view, seat, city as City, kind as "mission" | "marriage", words),
    });
  },
  row: ([row], view, seat, words) => {
    const me = view.players[seat ?? 0]!;
    return idea(words, "row", {
      title: words.say(`ui-row-${row}`),
      icon: ROW_ICONS[row ?? ""] ?? "ring",
      lines: [
        {
          icon: "laurel",
          text: words.say("ui-row-scores"),
          value: words.say("ui-vp", { vp: me.row_vp[row as Row] }),
        },
      ],
    });
  },
  reward: ([round], view, _seat, words) => {
    const name = view.rewards[Number(round) - 1];
    if (!name) return idea(words, "reward", { icon: "gate" });
    return idea(words, "reward", {
      title: words.say(`reward-${name}`),
      icon: "gate",
      lines: [{ icon: "gate", text: words.say(`reward-${name}-text`) }],
    });
  },
  bride: (_parts, _view, _seat, words) => idea(words, "bride", { icon: "bride" }),
  general: (_parts, _view, _seat, words) => idea(words, "reserve"),
  home: (_parts, _view, _seat, words) => idea(words, "home"),
  threshold: (_parts, _view, _seat, words) => idea(words, "threshold", { icon: "gate" }),
  florins: (_parts, _view, _seat, words) => ({
    title: words.say("thing-florins"),
    icon: "florin",
    lines: [],
    why: words.say("ui-florins-text"),
    rule: "S-106",
  }),
};

function floor(words: Words, career: Career, space: number): Tip {
  const box = theBox();
  const vp = box.careerVp(career)[space - 1] ?? 0;
  const lines: TipLine[] = [
    { icon: "laurel", text: words.say("ui-mission-scores"), value: `+${vp}`, tone: "gain" },
    {
      icon: "laurel",
      text: words.say("ui-end-scores"),
      value: `+${Math.floor(vp / 2)}`,
      tone: "gain",
    },
    {
      icon: ROW_ICONS[career]!,
      text: words.say("thing-rank"),
      value: String(box.rank[space - 1] ?? 1),
    },
  ];
  return idea(words, "career", { title: words.say(`career-${career}-title`), lines });
}
