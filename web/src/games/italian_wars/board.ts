import type { BoardFacet } from "../../shell/table/board";
import { onBoard } from "../virtu/board";
import Board from "./Board.svelte";
import { BOARD, GAP, PLAN } from "./layout";
import Overview from "./Overview.svelte";
import type { WarsView } from "./view";

export const board: BoardFacet<WarsView> = {
  Board,
  Overview,
  size: { width: BOARD.width, height: BOARD.height + GAP + PLAN.height },
  onBoard,
};
