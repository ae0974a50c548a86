import type { BoardFacet } from "../../shell/table/board";
import Board from "./Board.svelte";
import { HEIGHT, WIDTH } from "./layout";
import Overview from "./Overview.svelte";
import type { SignorieView } from "./view";

const ON_BOARD = new Set(["city", "tile", "career", "man", "initiative", "reward"]);

export const board: BoardFacet<SignorieView> = {
  Board,
  Overview,
  size: { width: WIDTH, height: HEIGHT },
  onBoard: (target) => ON_BOARD.has(target.split(":")[0] ?? ""),
};
