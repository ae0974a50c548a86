/** Where prestige comes from in The Italian Wars, in the order of the count. */
export const POINT_ICONS: Readonly<Record<string, string>> = {
  cities: "political",
  capitals: "gate",
  alliances: "people",
  trophies: "infantry",
  printed: "seal",
  indulgences: "indulgence",
};
