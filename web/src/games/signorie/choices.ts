import type { ChoicesFacet } from "../../shell/choices";

/** What follows from a choice; the choice of a die and its action is a person's own, even where
 * there is but one. */
const ALONE = new Set([
  "advance",
  "initiative",
  "send",
  "to",
  "spend",
  "dowry",
  "place_helper",
  "florins",
]);

export const choices: ChoicesFacet = {
  declines: new Set(["pass", "stop", "skip", "leave_tile", "no_bride", "decline"]),
  alone: ([verb]) => ALONE.has(verb),

  selected: (crumbs, prompt) =>
    crumbs.flatMap(({ move: [verb, first, second] }) => {
      if (verb === "take_die") return [`column:${first}`];
      if (verb === "mandate") return [`mandate:${first}`];
      if (verb === "send" && prompt === "choose_city") return [`man:${first}:${second}`];
      if (verb === "signoria") {
        const die = crumbs.find((crumb) => crumb.move[0] === "take_die");
        return die ? [`action:${die.move[1]}:signoria`] : [];
      }
      if (verb === "marry" && prompt === "dowry") return [`city:${first}`];
      return [];
    }),
};
