import type { ScoringFacet } from "../../shell/scoring";
import type { WarsView } from "./view";

/** Where prestige comes from in The Italian Wars, in the order of the count. */
export const POINT_ICONS: Readonly<Record<string, string>> = {
  cities: "political",
  capitals: "gate",
  alliances: "people",
  trophies: "infantry",
  printed: "seal",
  indulgences: "indulgence",
};

export const scoring: ScoringFacet<WarsView> = {
  sources: Object.entries(POINT_ICONS).map(([name, icon]) => ({ name, icon, end: false })),
  standing: (view) => {
    const scores = view.players.map((player) => player.prestige);
    const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    return { scores, sources: view.players.map((player) => player.points), places };
  },
  verdict: (view, seat, words) => {
    const winner = view.colours.findIndex((colour) => colour === view.victor);
    if (winner < 0) return null;
    const cities = view.won_with;
    return seat === winner
      ? words.say("ui-you-win-at-once", { cities })
      : words.say("ui-wins-at-once", { seat: winner, cities });
  },
};
