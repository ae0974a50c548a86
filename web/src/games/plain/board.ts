import type { BoardFacet } from "../../shell/table/board";
import Board from "./Board.svelte";
import Overview from "./Overview.svelte";
import type { PlainView } from "./view";

export const board: BoardFacet<PlainView> = {
  Board,
  Overview,
  size: { width: 1000, height: 600 },
  onBoard: () => true,
};
