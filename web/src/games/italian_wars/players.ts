import type { PlayersFacet } from "../../shell/table/players";
import Chip from "../virtu/Chip.svelte";
import { house } from "../virtu/players";
import EndStocks from "./EndStocks.svelte";
import Rounds from "./Rounds.svelte";
import Stocks from "./Stocks.svelte";
import type { WarsView } from "./view";

export const players: PlayersFacet<WarsView> = { Stocks, EndStocks, Chip, Rail: Rounds, house };
