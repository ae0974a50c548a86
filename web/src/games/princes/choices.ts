import type { ChoicesFacet } from "../../shell/choices";
import type { Choice } from "../../shell/protocol";
import { bribable } from "./bribes";
import { screen } from "../../shell/screen.svelte";
import type { PrincesView } from "./view";

/** Groups of choices in the prompt, in its order. */
const GROUPS: Record<string, string> = {
  buy_troop: "buy",
  buy_treachery: "buy",
  freeze_bid: "freeze",
  steal_influence: "plays",
  raid_gold: "plays",
  lucrezia: "plays",
  bank: "bank",
  discard_troop: "discard",
};
const ORDER = [
  "bid",
  "auction",
  "buy_troop",
  "buy_treachery",
  "war",
  "freeze_bid",
  "steal_influence",
  "raid_gold",
  "lucrezia",
  "alfonso",
  "start_war",
  "bank",
  "discard_troop",
];

/**
 * What the prompt lists and the board lights. Of the bids only the least: the panel of the auction
 * composes the others, and on a phone the sheet all of them. Bribes stand by what they promise, own
 * troops last. To discard a troop lights nothing, so that nobody does it by a slip.
 */
function offered<C extends Pick<Choice, "move" | "targets">>(
  moves: readonly C[],
  view: PrincesView,
): C[] {
  const events = new Set(["pope", ...view.events.map((event) => event.event)]);
  const bid = moves.find((choice) => choice.move[0] === "bid");
  const bribes = bribable(view);
  const rank = (choice: C) => {
    if (choice.move[0] === "bribe")
      return (
        ORDER.length +
        bribes.findIndex(({ target }) => target === `troop:${choice.move[1]}:${choice.move[2]}`)
      );
    const at = ORDER.indexOf(choice.move[0]);
    return at < 0 ? ORDER.length : at;
  };
  return moves
    .filter((choice) => choice.move[0] !== "bid" || (choice === bid && screen.shape !== "phone"))
    .map((choice) => {
      const [verb, first] = choice.move;
      const own = verb === "bribe" && bribes[rank(choice) - ORDER.length]?.own;
      const group =
        verb === "auction"
          ? events.has(String(first))
            ? "events"
            : "tiles"
          : own
            ? "own_troops"
            : GROUPS[verb];
      const lights = verb === "bid" || verb === "discard_troop" ? [] : choice.targets;
      return { ...choice, targets: group ? [...lights, `group:${group}`] : lights };
    })
    .sort((a, b) => rank(a) - rank(b));
}

/** Verbs that are no question where nothing else is legal. */
const ALONE = new Set([
  "pass_bid",
  "bid",
  "no_veto",
  "no_bribe",
  "pay",
  "bank",
  "bribe_cardinal",
  "discard",
  "end_turn",
]);

export const choices: ChoicesFacet<PrincesView> = {
  ordered: new Set(["bid"]),
  declines: new Set([
    "pass",
    "end_turn",
    "pass_bid",
    "no_alfonso",
    "no_invasion",
    "no_veto",
    "no_league",
    "no_bribe",
    "keep",
  ]),
  selected: (crumbs, prompt) =>
    crumbs.flatMap(({ move: [verb, first] }) =>
      verb === "attacker" && prompt === "name_defender" ? [`city:${first}`] : [],
    ),
  offered,
  alone: ([verb]) => ALONE.has(verb),
  secret: true,
};
