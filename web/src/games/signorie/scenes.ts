import { roman } from "../../shell/format";
import type { ScenesFacet } from "../../shell/scenes.svelte";
import { COLUMNS, endsRound, roundEnd } from "./roundEnd";
import RoundEndCard from "./RoundEndCard.svelte";
import type { SignorieView } from "./view";

const COLUMN = 700;
const READ = 8000;

export const scenes: ScenesFacet<SignorieView> = {
  ends: endsRound,
  scene({ events, fresh, after, words }) {
    const ended = roundEnd(events, fresh, after);
    if (!ended) return null;
    const round = roman(ended.round);
    return {
      name: "round",
      icon: "gate",
      title: words.say("ui-scene-round-ends", { round }),
      beats: [
        ...COLUMNS.map((column) => ({ text: words.say(`ui-scene-${column}-how`), ms: COLUMN })),
        { text: words.say("ui-scene-round-all"), ms: READ },
      ],
      Card: RoundEndCard,
      data: ended,
    };
  },
};
