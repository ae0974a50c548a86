import type { ScoringFacet } from "../../shell/scoring";

export const scoring: ScoringFacet = {
  sources: [
    { name: "missions", icon: "letter", end: false },
    { name: "marriages", icon: "ring", end: false },
    { name: "initiative", icon: "initiative", end: false },
    { name: "helpers", icon: "helper", end: false },
    { name: "brides", icon: "bride", end: false },
    { name: "rewards", icon: "gate", end: false },
    { name: "purchases", icon: "coins", end: false },
    { name: "careers", icon: "steps", end: true },
    { name: "alliances", icon: "tile", end: true },
  ],
};
