import type { BoardFacet } from "../../shell/table/board";
import Board from "./Board.svelte";
import { PLAN } from "./layout";
import Overview from "./Overview.svelte";
import type { VirtuView } from "./view";

export const onBoard = (target: string): boolean =>
  /^(city|power|track|troop|ware|bonus):|^room:[a-z]/.test(target);

export const board: BoardFacet<VirtuView> = {
  Board,
  Overview,
  size: { width: PLAN.width, height: PLAN.height },
  onBoard,
};
