import type { ChoicesFacet } from "../../shell/choices";
import type { Choice } from "../../shell/protocol";
import { choices as virtuChoices } from "../virtu/choices";
import type { WarsView } from "./view";

const ORDER = ["conclude", "influence", "annex"];

/** Major Cities are offered first; cities to annex make one line while there are many. */
function offered<C extends Pick<Choice, "move" | "targets">>(moves: readonly C[]): C[] {
  const rank = ({ move }: C) => (ORDER.indexOf(move[0]) + 1 || ORDER.length + 1) - 1;
  return moves
    .map((choice) =>
      choice.move[0] === "annex"
        ? { ...choice, targets: [...choice.targets, "group:annex"] }
        : choice,
    )
    .sort((a, b) => rank(a) - rank(b));
}

export const choices: ChoicesFacet<WarsView> = { ...virtuChoices, offered };
