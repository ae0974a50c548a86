import type { PlayersFacet } from "../../shell/table/players";
import Chip from "./Chip.svelte";
import EndStocks from "./EndStocks.svelte";
import Stocks from "./Stocks.svelte";
import type { TableView, VirtuView } from "./view";

export const house: PlayersFacet<TableView>["house"] & object = (view, seat, words) =>
  words.thing("faction", view.players[seat]?.faction ?? "");

export const players: PlayersFacet<VirtuView> = { Stocks, EndStocks, Chip, house };
