import type { PlayersFacet } from "../../shell/table/players";
import Chip from "./Chip.svelte";
import EndStocks from "./EndStocks.svelte";
import Stocks from "./Stocks.svelte";
import type { SignorieView } from "./view";

export const players: PlayersFacet<SignorieView> = { Stocks, EndStocks, Chip };
