import type { ScoringFacet, Source } from "../../shell/scoring";
import { pointsOf, type PrincesView } from "./view";

/** Where points come from; all of them are counted at the end. */
export const SOURCES: readonly Source[] = [
  { name: "cities", icon: "tile", end: true },
  { name: "events", icon: "brush", end: true },
  { name: "pope", icon: "pope", end: true },
  { name: "gold", icon: "coins", end: true },
  { name: "influence", icon: "seal", end: true },
  { name: "victories", icon: "initiative", end: true },
];

export const scoring: ScoringFacet<PrincesView> = {
  sources: SOURCES,
  standing: (view) => {
    const sources = view.players.map((player) => player.points ?? {});
    const scores = view.players.map(pointsOf);
    return {
      scores,
      sources,
      places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
    };
  },
};
