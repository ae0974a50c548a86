import type { Seat } from "../../kit/seats";
import type { GameModule, Tagged } from "../../shell/module";
import type { Words } from "../../shell/words";
import Board from "./Board.svelte";
import EndStocks from "./EndStocks.svelte";
import { explain } from "./explain";
import Frontispiece from "./Frontispiece.svelte";
import { gains } from "./gains";
import { question } from "./labels";
import { PLAN } from "./layout";
import Market from "./Market.svelte";
import Mat from "./Mat.svelte";
import { motion, spots } from "./motions";
import NarrowMat from "./NarrowMat.svelte";
import Overview from "./Overview.svelte";
import Palaces from "./Palaces.svelte";
import { results } from "./results";
import { shared } from "./shared";
import { stagesOf, STEPS } from "./stages";
import Stocks from "./Stocks.svelte";
import { POINT_ICONS } from "./symbols";
import { SIGNS, TERMS } from "./terms";
import Thumb from "./Thumb.svelte";
import { seatOf, type VirtuView } from "./view";

const COLOURS: readonly Seat[] = ["red", "yellow", "green", "blue", "white"];
/** No game lasts longer: years are counted by the events. */
const MANY = 99;

export const virtu: GameModule<VirtuView> = {
  ...shared,
  name: "virtu",
  terms: TERMS,
  signs: SIGNS,
  Board,
  Mat,
  NarrowMat,
  Stocks,
  EndStocks,
  Overview,
  Frontispiece,
  Thumb,
  sights: [
    { name: "map", icon: "compass", Sheet: Board, scrolls: false },
    { name: "market", icon: "coins", Sheet: Market, scrolls: true },
    { name: "palaces", icon: "palace", Sheet: Palaces, scrolls: true },
  ],
  size: { width: PLAN.width, height: PLAN.height },
  rounds: MANY,
  sources: Object.entries(POINT_ICONS).map(([name, icon]) => ({ name, icon, end: false })),

  seat: (view, seat) => view.colours[seat] ?? "red",
  seats: (count) => COLOURS.slice(0, count),
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

  question,
  stages: stagesOf(STEPS),
  results,

  explain,
  motion,
  spots,

  gained: () => null,
  gains: gains(COLOURS),
};

/** Whose turn of the season it is, counted in the order of play. */
function turn(view: VirtuView, words: Words): Tagged[] {
  const colour = view.deciding === null ? undefined : view.colours[view.deciding];
  if (!colour || (view.season !== "spring" && view.season !== "winter")) return [];
  const place = view.order.indexOf(colour) + 1;
  return [{ text: words.say("ui-turn-of", { place, count: view.order.length }) }];
}
