import type { Seat } from "../../kit/seats";
import type { GameModule } from "../../shell/module";
import { theBox } from "../virtu/box";
import { question } from "../virtu/labels";
import Palaces from "../virtu/Palaces.svelte";
import { shared } from "../virtu/shared";
import { stagesOf, type Step } from "../virtu/stages";
import Stalls from "../virtu/Stalls.svelte";
import Board from "./Board.svelte";
import EndStocks from "./EndStocks.svelte";
import { explain } from "./explain";
import Frontispiece from "./Frontispiece.svelte";
import { BOARD, GAP, PLAN } from "./layout";
import Mat from "./Mat.svelte";
import { motion, spots } from "./motions";
import NarrowMat from "./NarrowMat.svelte";
import { offered, results } from "./offered";
import Overview from "./Overview.svelte";
import { POINT_ICONS } from "./points";
import Rounds from "./Rounds.svelte";
import Stocks from "./Stocks.svelte";
import { SIGNS, TERMS } from "./terms";
import Thumb from "./Thumb.svelte";
import type { WarsView } from "./view";

const COLOURS: readonly Seat[] = ["blue", "yellow"];
const LAST_ROUND = 21;
const STEPS: readonly Step[] = ["reorganise", "buy", "recruit"];

export const italianWars: GameModule<WarsView> = {
  ...shared,
  name: "italian_wars",
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
  Rail: Rounds,
  sights: [
    { name: "map", icon: "compass", Sheet: Board, scrolls: false },
    { name: "market", icon: "coins", Sheet: Stalls, scrolls: true },
    { name: "palaces", icon: "palace", Sheet: Palaces, scrolls: true },
  ],
  size: { width: BOARD.width, height: BOARD.height + GAP + PLAN.height },
  rounds: LAST_ROUND,
  sources: Object.entries(POINT_ICONS).map(([name, icon]) => ({ name, icon, end: false })),

  seat: (view, seat) => view.colours[seat] ?? "blue",
  seats: (count) => COLOURS.slice(0, count),
  order: (view) => view.colours.map((_, seat) => seat),
  round: (view) => view.round,
  standing: (view) => {
    const scores = view.players.map((player) => player.prestige);
    const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    return { scores, sources: view.players.map((player) => player.points), places };
  },

  where: (view, words) => [
    view.season === "setup"
      ? { text: words.thing("season", view.season), strong: true }
      : {
          text: words.say("ui-round-of", { round: view.round, rounds: view.rounds }),
          strong: true,
        },
    ...(view.season === "setup" ? [] : [{ text: words.thing("season", view.season) }]),
    ...(view.wage_rounds.includes(view.round)
      ? [{ text: words.say("ui-wages-round"), icon: "florin" }]
      : []),
  ],

  offered,
  question: (prompt, view, words) =>
    prompt.id === "annex" && prompt.seat === view.me
      ? words.say("ui-where-crowns")
      : question(prompt, view, words),
  stages: (view, crumbs, words) =>
    stagesOf(view.wage_rounds.includes(view.round) ? ["wages", ...STEPS] : STEPS)(
      view,
      crumbs,
      words,
    ),
  results,
  explain,
  motion,
  spots,

  verdict: (view, seat, words) => {
    const winner = view.colours.findIndex((colour) => colour === view.victor);
    if (winner < 0) return null;
    const cities = view.won_with;
    return seat === winner
      ? words.say("ui-you-win-at-once", { cities })
      : words.say("ui-wins-at-once", { seat: winner, cities });
  },

  gained: (event) => {
    const box = theBox();
    const seat = Number(event.args["seat"]);
    if (event.name === "wins_trophy")
      return { seat, points: box.number("prestige.trophy"), end: false };
    if (event.name === "concludes")
      return { seat, points: box.number("prestige.alliance"), end: false };
    if (event.name === "annexes") return { seat, points: box.number("prestige.city"), end: false };
    return event.name === "final" ? { seat, points: 0, end: true } : null;
  },
};
