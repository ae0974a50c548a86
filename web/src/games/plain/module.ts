import { SEATS } from "../../kit/seats";
import { signed } from "../../shell/format";
import type { GameModule } from "../../shell/module";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Frontispiece from "./Frontispiece.svelte";
import Mat from "./Mat.svelte";
import Overview from "./Overview.svelte";
import Stocks from "./Stocks.svelte";
import Thumb from "./Thumb.svelte";
import type { PlainView } from "./view";

/** A game that brings no drawings of its own: it is played by its prompts, and read. */
export const plain = (name: string): GameModule<PlainView> => ({
  name,
  Board,
  Mat,
  NarrowMat: Mat,
  Stocks,
  EndStocks: Stocks,
  Chip,
  Overview,
  Frontispiece,
  Thumb,
  size: { width: 1000, height: 600 },
  rounds: 1,
  sources: [],
  declines: new Set(["pass", "stop"]),
  terms: {},
  signs: {},

  furnish: () => undefined,
  seat: (_view, seat) => SEATS[seat] ?? "white",
  seats: (count) => SEATS.slice(0, count),
  order: (view) => view.players.map((_, seat) => seat),
  round: (view) => view.round ?? 0,
  where: (view, words) =>
    view.round === undefined
      ? []
      : [{ text: words.say("ui-round", { round: view.round }), strong: true }],
  crumb: (crumbs, index, _view, words) => words.move(crumbs[index]!, null),
  results: (choice, _view, _seat, words) =>
    Object.entries(choice.changes).map(([change, by]) => ({
      icon: by < 0 ? "minus" : "plus",
      text: `${signed(by)} ${words.say(`ui-change-${change}`)}`,
      tone: by < 0 ? "cost" : "gain",
      name: words.say(`ui-change-${change}`),
    })),
  selected: () => [],
  onBoard: () => true,
  explain: () => null,
  blockedShort: (blocked, words) => words.say(`why-${blocked.reason}`, blocked.args),
  motion: () => ({ flights: [], tumble: [], casts: [] }),
  spots: () => [],
  gained: () => null,
  silent: () => false,
  heading: (event, words) =>
    event.name === "round" ? words.say("ui-round", { round: Number(event.args["round"]) }) : null,
  begins: (event) => (event.name === "round" ? Number(event.args["round"]) : null),
});
