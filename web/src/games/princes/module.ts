import { SEATS } from "../../kit/seats";
import { roman, signed } from "../../shell/format";
import type { GameModule, Result } from "../../shell/module";
import type { Choice } from "../../shell/protocol";
import Answer from "./Answer.svelte";
import Bargain from "./Bargain.svelte";
import Board from "./Board.svelte";
import { furnish } from "./box";
import Chip from "./Chip.svelte";
import EndStocks from "./EndStocks.svelte";
import { explain } from "./explain";
import Frontispiece from "./Frontispiece.svelte";
import { gains } from "./gains";
import { SIZE } from "./layout";
import Mat from "./Mat.svelte";
import Matter from "./Matter.svelte";
import { motion, spots } from "./motions";
import NarrowMat from "./NarrowMat.svelte";
import { offered } from "./offered";
import Offers from "./Offers.svelte";
import Overview from "./Overview.svelte";
import Purse from "./Purse.svelte";
import { SOURCES } from "./sources";
import Stocks from "./Stocks.svelte";
import { SIGNS, TERMS } from "./terms";
import Thumb from "./Thumb.svelte";
import { pointsOf, type PrincesView } from "./view";

const CHANGE_ICONS: Record<string, string> = {
  gold: "coins",
  influence: "seal",
  wages: "coins",
  tokens: "initiative",
  tiles: "tile",
  troops: "troop",
  treachery: "dagger",
};

export const princes: GameModule<PrincesView> = {
  name: "princes",
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
  Matter,
  matters: (view) => view.auction !== null || view.war?.sides !== undefined || view.decade === 0,
  Answer,
  Purse,
  Bargain,
  Offers,
  bargains: (view) => view.negotiation.open,
  unanswered: (view, seat, words) =>
    view.offers
      .filter((offer) => offer.to === seat)
      .map(({ from, gold, influence, for_gold, for_influence }) =>
        words.say("event-offers", {
          seat: from,
          family: view.players[seat]?.family ?? "",
          gold,
          influence,
          for_gold,
          for_influence,
        }),
      ),
  flows: true,
  size: SIZE,
  rounds: 3,
  sources: SOURCES,
  declines: new Set([
    "pass",
    "end_turn",
    "pass_bid",
    "no_alfonso",
    "no_invasion",
    "no_veto",
    "no_league",
    "no_bribe",
    "keep",
  ]),

  furnish,
  seat: (_view, seat) => SEATS[seat] ?? "blue",
  seats: (count) => SEATS.slice(0, count),
  order: (view) => view.players.map((player) => player.seat),
  title: (view, seat, words) => {
    const family = view.players[seat]?.family;
    return family ? words.thing("family", family) : null;
  },
  standing: (view) => {
    const sources = view.players.map((player) => player.points ?? {});
    const scores = view.players.map(pointsOf);
    return {
      scores,
      sources,
      places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
    };
  },
  offered,
  round: (view) => Math.max(1, view.decade),

  where: (view, words) =>
    view.decade === 0
      ? [{ text: words.say("option-families"), strong: true }]
      : [
          {
            text: words.say("ui-decade-of", {
              decade: roman(view.decade),
              decades: roman(view.decades),
            }),
            strong: true,
          },
          {
            icon: "brush",
            text: words.say("ui-events-left", {
              count: view.events.filter((event) => event.state === "display").length,
            }),
          },
        ],

  crumb: (crumbs, index, _view, words) => words.move(crumbs[index]!, null),

  results: (choice, view, seat, words) => {
    const counted = choice.move[0] === "bribe" ? {} : choice.changes;
    const found: Result[] = Object.entries(counted).map(([name, change]) => ({
      icon: CHANGE_ICONS[name] ?? "laurel",
      text: signed(change),
      tone: change < 0 ? "cost" : "gain",
      name: words.say(`thing-${name === "treachery" ? "hand" : name}`),
    }));
    const chance = chanceOf(choice, view, seat);
    if (chance !== null)
      found.push({
        icon: "war",
        text: `${chance} %`,
        tone: "plain",
        name: words.say("ui-chance"),
      });
    return found;
  },

  selected: (crumbs, prompt) =>
    crumbs.flatMap(({ move: [verb, first] }) =>
      verb === "attacker" && prompt === "name_defender" ? [`city:${first}`] : [],
    ),

  onBoard: (target) => /^(city:|family:|troop:\w+:)/.test(target),
  explain,
  blockedShort: (blocked, words) => words.say(`why-${blocked.reason}`, blocked.args),
  motion,
  spots,

  gains,
  gained: (event) =>
    event.name === "final_points"
      ? { seat: Number(event.args["seat"]), points: Number(event.args["vp"]), end: true }
      : null,
  silent: (event) => event.name === "turn",
  heading: (event, words) =>
    event.name === "decade"
      ? words.say("ui-round-princes", { round: roman(Number(event.args["decade"])) })
      : null,
  begins: (event) => (event.name === "decade" ? Number(event.args["decade"]) : null),
};

/** In how many of a hundred wars a bribe would let my side win. */
function chanceOf(choice: Choice, view: PrincesView, seat: number): number | null {
  const [verb, family, troop] = choice.move;
  const after = view.war?.bribes?.find((one) => one.family === family && one.troop === troop);
  if (verb !== "bribe" || !after || !view.war?.sides) return null;
  const [attacker] = view.war.sides;
  const attacks =
    attacker.seat === seat || (view.war.league === seat && view.war.league_side === "attacker");
  return Math.round((100 * (attacks ? after.odds.attacker : after.odds.defender)) / after.odds.of);
}
