import type { ScoringFacet } from "../../shell/scoring";

export const scoring: ScoringFacet = { sources: [] };
