import type { ChoicesFacet } from "../../shell/choices";

export const choices: ChoicesFacet = {
  declines: new Set(["pass", "stop"]),
  selected: () => [],
};
