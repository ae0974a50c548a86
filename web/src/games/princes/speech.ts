import { roman, signed } from "../../shell/format";
import type { Choice } from "../../shell/protocol";
import type { Result, SpeechFacet } from "../../shell/speech";
import type { PrincesView } from "./view";

const CHANGE_ICONS: Record<string, string> = {
  gold: "coins",
  influence: "seal",
  wages: "coins",
  tokens: "initiative",
  tiles: "tile",
  troops: "troop",
  treachery: "dagger",
};

export const speech: SpeechFacet<PrincesView> = {
  where: (view, words) =>
    view.decade === 0
      ? [{ text: words.say("option-families"), strong: true }]
      : [
          {
            text: words.say("ui-decade-of", {
              decade: roman(view.decade),
              decades: roman(view.decades),
            }),
            strong: true,
          },
          {
            icon: "brush",
            text: words.say("ui-events-left", {
              count: view.events.filter((event) => event.state === "display").length,
            }),
          },
        ],

  results: (choice, view, seat, words) => {
    const counted = choice.move[0] === "bribe" ? {} : choice.changes;
    const found: Result[] = Object.entries(counted).map(([name, change]) => ({
      icon: CHANGE_ICONS[name] ?? "laurel",
      text: signed(change),
      tone: change < 0 ? "cost" : "gain",
      name: words.say(`thing-${name === "treachery" ? "hand" : name}`),
    }));
    const chance = chanceOf(choice, view, seat);
    if (chance !== null)
      found.push({
        icon: "war",
        text: `${chance} %`,
        tone: "plain",
        name: words.say("ui-chance"),
      });
    return found;
  },
};

/** In how many of a hundred wars a bribe would let my side win. */
function chanceOf(choice: Choice, view: PrincesView, seat: number): number | null {
  const [verb, family, troop] = choice.move;
  const after = view.war?.bribes?.find((one) => one.family === family && one.troop === troop);
  if (verb !== "bribe" || !after || !view.war?.sides) return null;
  const [attacker] = view.war.sides;
  const attacks =
    attacker.seat === seat || (view.war.league === seat && view.war.league_side === "attacker");
  return Math.round((100 * (attacks ? after.odds.attacker : after.odds.defender)) / after.odds.of);
}
