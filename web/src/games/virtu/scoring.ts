import type { ScoringFacet } from "../../shell/scoring";
import { POINT_ICONS } from "./symbols";

export const scoring: ScoringFacet = {
  sources: Object.entries(POINT_ICONS).map(([name, icon]) => ({ name, icon, end: false })),
};
