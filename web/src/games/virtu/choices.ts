import type { ChoicesFacet } from "../../shell/choices";
import { byAsking, paying } from "./payment";
import type { TableView } from "./view";

export const choices: ChoicesFacet<TableView> = {
  declines: new Set(["end", "pass"]),
  extra: ({ move }, view) => byAsking(move, view),

  selected: (crumbs, prompt) => {
    const found = paying(crumbs).flatMap(({ move: [, source] }) => [
      `tile:${source}`,
      `space:${source}`,
    ]);
    const last = crumbs.findLast(({ move }) => move[0] !== "pay")?.move;
    if (!last) return found;
    if (prompt === "pay" && last[0] === "annex") found.push(`city:${last[1]}`);
    if (prompt === "pay" && last[0] === "influence") found.push(`track:${last[1]}`);
    if (prompt === "move_card" && last[0] === "lift") found.push(`space:${last[1]}`);
    if (prompt === "lay_family") found.push(`card:${last[1]}`);
    return found;
  },
};
