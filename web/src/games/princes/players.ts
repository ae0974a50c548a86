import type { PlayersFacet } from "../../shell/table/players";
import Chip from "./Chip.svelte";
import EndStocks from "./EndStocks.svelte";
import Purse from "./Purse.svelte";
import Stocks from "./Stocks.svelte";
import { nameOf, type PrincesView } from "./view";

export const players: PlayersFacet<PrincesView> = {
  Stocks,
  EndStocks,
  Chip,
  Purse,
  rivals: (view) => Object.fromEntries(view.players.map((one) => [nameOf(one), one.seat])),
  title: (view, seat, words) => {
    const family = view.players[seat]?.family;
    return family ? words.thing("family", family) : null;
  },
};
