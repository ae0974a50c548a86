import type { Seat } from "../../kit/seats";
import type { GameModule } from "../../shell/module";
import Board from "./Board.svelte";
import { furnish, theBox } from "./box";
import Chip from "./Chip.svelte";
import EndStocks from "./EndStocks.svelte";
import { explain } from "./explain";
import Frontispiece from "./Frontispiece.svelte";
import { crumb, label, question } from "./labels";
import { HEIGHT, WIDTH } from "./layout";
import Market from "./Market.svelte";
import Mat from "./Mat.svelte";
import { motion, spots } from "./motions";
import NarrowMat from "./NarrowMat.svelte";
import Overview from "./Overview.svelte";
import Palaces from "./Palaces.svelte";
import { paying } from "./payment";
import { results } from "./results";
import SheetTray from "./SheetTray.svelte";
import { stages } from "./stages";
import Stocks from "./Stocks.svelte";
import { POINT_ICONS } from "./symbols";
import Thumb from "./Thumb.svelte";
import { seatOf, type VirtuView } from "./view";

const COLOURS: readonly Seat[] = ["red", "yellow", "green", "blue", "white"];
/** Questions asked over the market rather than the map. */
const AT_MARKET = new Set([
  "wages",
  "reorganise",
  "move_card",
  "buy",
  "place_card",
  "choose_bonus",
]);
/** Lines that the rest of the chronicle tells well enough. */
const SILENT = new Set(["hidden", "draws", "spends", "acts", "room_covered", "takes_city"]);
/** No game lasts longer: years are counted by the events. */
const MANY = 99;

export const virtu: GameModule<VirtuView> = {
  name: "virtu",
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
  size: { width: WIDTH, height: HEIGHT },
  rounds: MANY,
  sources: Object.entries(POINT_ICONS).map(([name, icon]) => ({ name, icon, end: false })),
  declines: new Set(["end", "pass"]),

  furnish,
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
    ...(view.last_year ? [{ text: words.say("ui-last-year") }] : []),
  ],

  crumb,
  question,
  label,
  stages,
  results,

  sightFor: (prompt, targets, view) => {
    if (AT_MARKET.has(prompt.id)) return "market";
    if (prompt.id === "pay" && view.step?.[2] === "purchase") return "market";
    const rooms = targets.filter((target) => /^room:[a-z]/.test(target));
    return rooms.length > 0 && rooms.length === targets.length ? "palaces" : "map";
  },
  sightsOf: (target) => {
    if (/^(city|power):/.test(target)) return ["map"];
    if (/^(ware|bonus):/.test(target)) return ["market"];
    return /^room:[a-z]/.test(target) ? ["palaces"] : [];
  },

  selected: (crumbs, prompt) => {
    const found = paying(crumbs).flatMap(({ move: [, source] }) => [
      `tile:${source}`,
      `space:${source}`,
    ]);
    const last = crumbs.findLast(({ move }) => move[0] !== "pay")?.move;
    if (!last) return found;
    if (prompt === "pay" && last[0] === "annex") found.push(`city:${last[1]}`);
    if (prompt === "move_card" && last[0] === "lift") found.push(`space:${last[1]}`);
    if (prompt === "lay_family") found.push(`card:${last[1]}`);
    return found;
  },

  onBoard: (target) => /^(city|power|ware|bonus):|^room:[a-z]/.test(target),
  explain,
  blockedShort: (blocked, words) =>
    words.first([`ui-why-${blocked.reason}`, `why-${blocked.reason}`], blocked.args) ?? "",
  motion,
  spots,

  gained: (event) => {
    const box = theBox();
    const seat = Number(event.args["seat"]);
    const points = box.numbers("patronage.points");
    const rank = Number(event.args["rank"]);
    if (event.name === "trophy") return { seat, points: box.number("prestige.trophy"), end: false };
    if (event.name === "builds")
      return { seat, points: box.number("tiles.cathedral.prestige"), end: false };
    if (event.name === "allies")
      return { seat, points: box.number("alliances.prestige"), end: false };
    if (event.name === "rises")
      return { seat, points: (points[rank] ?? 0) - (points[rank - 1] ?? 0), end: false };
    return event.name === "final" ? { seat, points: 0, end: true } : null;
  },
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
