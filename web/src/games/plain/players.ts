import type { PlayersFacet } from "../../shell/table/players";
import Chip from "./Chip.svelte";
import Stocks from "./Stocks.svelte";
import type { PlainView } from "./view";

export const players: PlayersFacet<PlainView> = { Stocks, EndStocks: Stocks, Chip };
