import type { ChoicesFacet } from "../../shell/choices";
import { byAsking, paying } from "./payment";
import type { TableView } from "./view";

/** What follows from a choice. */
const ALONE = new Set(["pay", "less", "site", "wages", "dismiss", "allied_dismiss", "lose"]);
/** In Winter nothing is to be had. Who has gone to a room for nothing may want to go back. */
const ENDS = new Set(["buy", "recruit", "reorganise"]);

export const choices: ChoicesFacet<TableView> = {
  declines: new Set(["end", "pass"]),
  alone: ([verb], prompt) => ALONE.has(verb) || (verb === "end" && ENDS.has(prompt)),
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
