import type { SpeechFacet } from "../../shell/speech";
import { crumb, label, question } from "../virtu/labels";
import { phasesOf, type Step } from "../virtu/phases";
import { results } from "./results";
import type { WarsView } from "./view";

const STEPS: readonly Step[] = ["reorganise", "buy", "recruit"];

export const speech: SpeechFacet<WarsView> = {
  where: (view, words) => [
    view.season === "setup"
      ? { text: words.thing("season", view.season), strong: true }
      : {
          text: words.say("ui-round-of", { round: view.round, rounds: view.rounds }),
          strong: true,
        },
    ...(view.season === "setup" ? [] : [{ text: words.thing("season", view.season) }]),
    ...(view.wage_rounds.includes(view.round)
      ? [{ text: words.say("ui-wages-round"), icon: "florin" }]
      : []),
  ],
  results,
  question: (prompt, view, words) =>
    prompt.id === "annex" && prompt.seat === view.me
      ? words.say("ui-where-crowns")
      : question(prompt, view, words),
  label,
  crumb,
  phases: (view, crumbs, words) =>
    phasesOf(view.wage_rounds.includes(view.round) ? ["wages", ...STEPS] : STEPS)(
      view,
      crumbs,
      words,
    ),
};
