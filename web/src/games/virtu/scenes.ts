import type { ScenesFacet } from "../../shell/scenes.svelte";
import FightCard from "./FightCard.svelte";
import { endsYear, fightsOf, isFight, yearEnd } from "./fights";
import type { TableView } from "./view";
import YearCard from "./YearCard.svelte";

const SUMS = 1400;
const READ = 2600;
const YEAR = 5000;

export const scenes: ScenesFacet<TableView> = {
  ends: (event) => isFight(event) || endsYear(event),
  scene({ events, fresh, before, words }) {
    const fights = fightsOf(fresh, before);
    const fight = fights[0];
    if (fight) {
      const text = fresh
        .filter(isFight)
        .map((event) =>
          words
            .event(event)
            .map((span) => span.text)
            .join(""),
        )
        .join(" ");
      const title = words.say(fight.field ? "ui-scene-field" : "ui-scene-siege", {
        city: fight.city,
      });
      const beats = [SUMS, READ].map((ms) => ({ text, ms }));
      return { name: "siege", icon: "war", title, beats, Card: FightCard, data: fights };
    }
    const ended = yearEnd(events, fresh);
    if (!ended) return null;
    const text = words.say("ui-scene-year-ends", { year: ended.year });
    const title = words.say("ui-scene-year");
    const beats = [{ text, ms: YEAR }];
    return { name: "year", icon: "laurel", title, beats, Card: YearCard, data: ended };
  },
};
