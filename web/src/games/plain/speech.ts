import { signed } from "../../shell/format";
import type { SpeechFacet } from "../../shell/speech";
import type { PlainView } from "./view";

export const speech: SpeechFacet<PlainView> = {
  where: (view, words) =>
    view.round === undefined
      ? []
      : [{ text: words.say("ui-round", { round: view.round }), strong: true }],
  results: (choice, _view, _seat, words) =>
    Object.entries(choice.changes).map(([change, by]) => ({
      icon: by < 0 ? "minus" : "plus",
      text: `${signed(by)} ${words.say(`ui-change-${change}`)}`,
      tone: by < 0 ? "cost" : "gain",
      name: words.say(`ui-change-${change}`),
    })),
};
