import { roman, signed } from "../../shell/format";
import type { GameModule, Result } from "../../shell/module";
import type { Crumb } from "../../shell/protocol";
import Board from "./Board.svelte";
import { furnish, theBox } from "./box";
import Chip from "./Chip.svelte";
import EndStocks from "./EndStocks.svelte";
import { explain } from "./explain";
import Frontispiece from "./Frontispiece.svelte";
import { HEIGHT, WIDTH } from "./layout";
import Mat from "./Mat.svelte";
import { motion, spots } from "./motions";
import NarrowMat from "./NarrowMat.svelte";
import Overview from "./Overview.svelte";
import Stocks from "./Stocks.svelte";
import { SIGNS, TERMS } from "./terms";
import Thumb from "./Thumb.svelte";
import {
  type City,
  type Colour,
  type Column,
  readTile,
  type Row,
  seatOf,
  type SignorieView,
  wants,
} from "./view";

const COLOURS: readonly Colour[] = ["yellow", "red", "purple", "blue"];
const CHANGE_ICONS: Record<string, string> = {
  vp: "laurel",
  florins: "florin",
  men: "man",
  women: "woman",
  initiative: "initiative",
};
const ON_BOARD = new Set(["city", "tile", "career", "man", "initiative", "reward"]);
/** Events whose points are scored at once. */
const SCORING = new Set([
  "mission",
  "marriage",
  "helper_vp",
  "initiative_vp",
  "bride",
  "reward_vp",
  "buys",
  "final_careers",
  "final_row",
]);

export const signorie: GameModule<SignorieView> = {
  name: "signorie",
  terms: TERMS,
  signs: SIGNS,
  Board,
  Mat,
  NarrowMat,
  Stocks,
  EndStocks,
  Chip,
  Overview,
  Frontispiece,
  Thumb,
  size: { width: WIDTH, height: HEIGHT },
  rounds: 7,
  sources: [
    { name: "missions", icon: "letter", end: false },
    { name: "marriages", icon: "ring", end: false },
    { name: "initiative", icon: "initiative", end: false },
    { name: "helpers", icon: "helper", end: false },
    { name: "brides", icon: "bride", end: false },
    { name: "rewards", icon: "gate", end: false },
    { name: "purchases", icon: "coins", end: false },
    { name: "careers", icon: "steps", end: true },
    { name: "alliances", icon: "tile", end: true },
  ],
  declines: new Set(["pass", "stop", "skip", "leave_tile", "no_bride", "decline"]),

  furnish,
  seat: (view, seat) => view.colours[seat] ?? "blue",
  seats: (count, options) => {
    const chosen = options.colours?.split(",") ?? [];
    return COLOURS.filter((one) => chosen.includes(one)).length === count
      ? chosen.map((one) => one as Colour)
      : COLOURS.slice(0, count);
  },
  order: (view) => view.order.map((colour) => seatOf(view, colour)),
  round: (view) => view.round,

  where: (view, words) => [
    {
      text: words.say("ui-round-of", { round: roman(view.round), rounds: roman(7) }),
      strong: true,
    },
    {
      icon: "gate",
      text: words.say("ui-threshold-is", { threshold: theBox().number("game.threshold") }),
    },
  ],

  crumb: (crumbs, index, view, words) => {
    const crumb = crumbs[index]!;
    return words.move(
      { ...crumb, parts: { ...about(crumbs.slice(0, index), view), ...crumb.parts } },
      null,
    );
  },

  results: (choice, view, seat, words) => {
    const found: Result[] = Object.entries(choice.changes).map(([name, change]) => ({
      icon: CHANGE_ICONS[name] ?? "laurel",
      text: signed(change),
      tone: change < 0 ? "cost" : "gain",
      name: words.say(`ui-change-${name}`),
    }));
    const tile = promised(choice.move, view, seat);
    if (tile)
      found.push({
        icon: `arms-${tile.house}`,
        text: String(tile.vp),
        tone: "gain",
        name: tile.house,
      });
    return found;
  },

  selected: (crumbs, prompt) =>
    crumbs.flatMap(({ move: [verb, first, second] }) => {
      if (verb === "take_die") return [`column:${first}`];
      if (verb === "mandate") return [`mandate:${first}`];
      if (verb === "send" && prompt === "choose_city") return [`man:${first}:${second}`];
      if (verb === "signoria") {
        const die = crumbs.find((crumb) => crumb.move[0] === "take_die");
        return die ? [`action:${die.move[1]}:signoria`] : [];
      }
      if (verb === "marry" && prompt === "dowry") return [`city:${first}`];
      return [];
    }),

  onBoard: (target) => ON_BOARD.has(target.split(":")[0] ?? ""),
  explain,
  blockedShort: (blocked, words) =>
    words.say(`why-${blocked.reason}`, {
      ...blocked.args,
      ...(typeof blocked.args["rank"] === "number" ? { rank: roman(blocked.args["rank"]) } : {}),
    }),
  motion,
  spots,

  gained: (event) =>
    SCORING.has(event.name) && Number(event.args["vp"]) > 0
      ? {
          seat: Number(event.args["seat"]),
          points: Number(event.args["vp"]),
          end: event.name.startsWith("final_"),
        }
      : null,
  silent: (event) => event.name.startsWith("final_") && event.args["vp"] === 0,
  heading: (event, words) => {
    if (event.name === "round")
      return words.say("ui-round", { round: roman(Number(event.args["round"])) });
    return null;
  },
  begins: (event) => (event.name === "round" ? Number(event.args["round"]) : null),
};

/** What the decisions before a crumb tell about it: a column's action and ring, a mandate's sex. */
function about(before: readonly Crumb[], view: SignorieView): Record<string, string> {
  const box = theBox();
  const found: Record<string, string> = { bonus: view.rewards[view.round - 1] ?? "" };
  for (const { move } of before) {
    if (move[0] === "take_die") {
      const column = move[1] as Column;
      Object.assign(found, { action: box.action(column), ring: box.ring(column) });
    }
    if (move[0] === "mandate") {
      const space = Object.values(view.mandates)
        .find((zone) => zone.includes(String(move[1])))
        ?.indexOf(String(move[1]));
      found["sex"] = box.mandateSex(space ?? 0);
    }
  }
  return found;
}

/** The tile that a mission or a marriage would bring home. */
function promised(move: readonly (string | number)[], view: SignorieView, seat: number) {
  const [verb, city] = move;
  if (verb !== "to" && verb !== "marry") return null;
  const me = view.players[seat];
  const here = view.cities[city as City];
  if (!me || !here) return null;
  const tile = readTile(verb === "marry" ? here.marriage : here.mission);
  const row: Row | undefined = verb === "marry" ? "marriage" : sent(view);
  return tile && row && wants(me, row, tile.house) ? tile : null;
}

/** The career of the man who is about to leave, as the step on the agenda names it. */
function sent(view: SignorieView): Row | undefined {
  return view.step?.[0] === "choose_city" ? (String(view.step[2]) as Row) : undefined;
}
