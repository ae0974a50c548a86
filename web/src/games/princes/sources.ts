import type { Source } from "../../shell/module";

/** Where points come from; all of them are counted at the end. */
export const SOURCES: readonly Source[] = [
  { name: "cities", icon: "tile", end: true },
  { name: "events", icon: "brush", end: true },
  { name: "pope", icon: "pope", end: true },
  { name: "gold", icon: "coins", end: true },
  { name: "influence", icon: "seal", end: true },
  { name: "victories", icon: "initiative", end: true },
];
