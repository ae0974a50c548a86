import type { Action } from "./view";

/** Pictograms of the actions; symbols are called like theirs. */
export const ACTION_ICONS: Record<Action | "none", string> = {
  govern: "govern",
  patronise: "patronise",
  annex: "annex",
  war: "war",
  intrigue: "mask",
  trade: "trade",
  none: "close",
};

export const symbolIcon = (symbol: string): string =>
  symbol === "crown_or_cross" ? "crown" : symbol;

export const POINT_ICONS: Record<string, string> = {
  cities: "political",
  cities_lead: "gate",
  patronage: "patronise",
  patronage_lead: "brush",
  printed: "seal",
  cathedrals: "cathedral",
  religion: "cross",
  trophies: "war",
  alliances: "people",
  indulgences: "indulgence",
};

export const CHANGE_ICONS: Record<string, string> = {
  prestige: "laurel",
  florins: "florin",
  cities: "political",
  troops: "troop",
  agents: "agent",
  rank: "patronise",
  influence: "seal",
};

export const BONUS_ICONS: Record<string, string> = {
  leonardo: "quill",
  copernicus: "compass",
  michelangelo: "brush",
  columbus: "ship",
  machiavelli: "mask",
  bastion: "fortification",
  prince: "book",
  duomo: "cathedral",
  sistine: "pope",
  cannons: "artillery",
};
