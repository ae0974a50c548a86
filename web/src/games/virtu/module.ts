import type { Seat } from "../../kit/seats";
import type { GameModule, Tagged } from "../../shell/module";
import type { Words } from "../../shell/words";
import Board from "./Board.svelte";
import { furnish } from "./box";
import Chip from "./Chip.svelte";
import EndStocks from "./EndStocks.svelte";
import { explain } from "./explain";
import Frontispiece from "./Frontispiece.svelte";
import { gains } from "./gains";
import { crumb, label, question } from "./labels";
import { PLAN } from "./layout";
import Market from "./Market.svelte";
import Mat from "./Mat.svelte";
import { motion, spots } from "./motions";
import NarrowMat from "./NarrowMat.svelte";
import Overview from "./Overview.svelte";
import Palaces from "./Palaces.svelte";
import { results } from "./results";
import { blockedShort, onBoard, selected, sightFor, sightsOf } from "./shared";
import SheetTray from "./SheetTray.svelte";
import { stagesOf, STEPS } from "./stages";
import Stocks from "./Stocks.svelte";
import { POINT_ICONS } from "./symbols";
import { TERMS } from "./terms";
import Thumb from "./Thumb.svelte";
import { seatOf, type VirtuView } from "./view";

const COLOURS: readonly Seat[] = ["red", "yellow", "green", "blue", "white"];
/** Lines that the rest of the chronicle tells well enough. */
const SILENT = new Set(["hidden", "draws", "spends", "acts", "room_covered", "takes_city"]);
/** No game lasts longer: years are counted by the events. */
const MANY = 99;

export const virtu: GameModule<VirtuView> = {
  name: "virtu",
  terms: TERMS,
  Board,
  Mat,
  NarrowMat,
  Stocks,
  EndStocks,
  Chip,
  Overview,
  Frontispiece,
  Thumb,
  Tray: SheetTray,
  beside: true,
  sights: [
    { name: "map", icon: "compass", Sheet: Board, scrolls: false },
    { name: "market", icon: "coins", Sheet: Market, scrolls: true },
    { name: "palaces", icon: "palace", Sheet: Palaces, scrolls: true },
  ],
  size: { width: PLAN.width, height: PLAN.height },
  rounds: MANY,
  sources: Object.entries(POINT_ICONS).map(([name, icon]) => ({ name, icon, end: false })),
  declines: new Set(["end", "pass"]),

  furnish,
  seat: (view, seat) => view.colours[seat] ?? "red",
  seats: (count) => COLOURS.slice(0, count),
  house: (view, seat, words) => words.thing("faction", view.players[seat]?.faction ?? ""),
  order: (view) => view.order.map((colour) => seatOf(view, colour)),
  round: (view) => view.year,

  where: (view, words) => [
    {
      text:
        view.season === "setup"
          ? words.thing("season", view.season)
          : words.say("ui-season", { season: view.season, year: view.year }),
      strong: true,
    },
    ...turn(view, words),
    ...(view.last_year ? [{ text: words.say("ui-last-year") }] : []),
  ],

  crumb,
  question,
  label,
  stages: stagesOf(STEPS),
  results,

  sightFor,
  sightsOf,
  selected,
  onBoard,
  explain,
  blockedShort,
  motion,
  spots,

  gained: () => null,
  gains: gains(COLOURS),
  tally: (event) =>
    event.name === "spring" && Array.isArray(event.args["prestige"])
      ? event.args["prestige"].map(Number)
      : null,
  silent: (event) =>
    SILENT.has(event.name) || (event.name === "final" && event.args["prestige"] === 0),
  heading: (event, words) => {
    if (event.name !== "spring" && event.name !== "winter") return null;
    return words.say("ui-season", { season: event.name, year: Number(event.args["year"]) });
  },
  begins: (event) => (event.name === "spring" ? Number(event.args["year"]) : null),
};

/** Whose turn of the season it is, counted in the order of play. */
function turn(view: VirtuView, words: Words): Tagged[] {
  const colour = view.deciding === null ? undefined : view.colours[view.deciding];
  if (!colour || (view.season !== "spring" && view.season !== "winter")) return [];
  const place = view.order.indexOf(colour) + 1;
  return [{ text: words.say("ui-turn-of", { place, count: view.order.length }) }];
}
