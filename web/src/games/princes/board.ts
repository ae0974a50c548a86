import type { BoardFacet } from "../../shell/table/board";
import Board from "./Board.svelte";
import { SIZE } from "./layout";
import Overview from "./Overview.svelte";
import type { PrincesView } from "./view";

export const board: BoardFacet<PrincesView> = {
  Board,
  Overview,
  size: SIZE,
  flows: true,
  onBoard: (target) => /^(city:|family:|troop:\w+:)/.test(target),
};
