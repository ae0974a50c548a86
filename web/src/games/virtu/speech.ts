import type { SpeechFacet, Tagged } from "../../shell/speech";
import type { Words } from "../../shell/words";
import { crumb, label, question } from "./labels";
import { results } from "./results";
import { phasesOf, STEPS } from "./phases";
import type { VirtuView } from "./view";

export const speech: SpeechFacet<VirtuView> = {
  where: (view, words) => [
    {
      text:
        view.season === "setup"
          ? words.thing("season", view.season)
          : words.say("ui-season", { season: view.season, year: view.year }),
      strong: true,
    },
    ...turn(view, words),
    ...(view.last_year ? [{ text: words.say("ui-last-year") }] : []),
  ],
  results,
  question,
  label,
  crumb,
  phases: phasesOf(STEPS),
};

/** Whose turn of the season it is, counted in the order of play. */
function turn(view: VirtuView, words: Words): Tagged[] {
  const colour = view.deciding === null ? undefined : view.colours[view.deciding];
  if (!colour || (view.season !== "spring" && view.season !== "winter")) return [];
  const place = view.order.indexOf(colour) + 1;
  return [{ text: words.say("ui-turn-of", { place, count: view.order.length }) }];
}
