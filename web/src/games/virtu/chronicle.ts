import type { ChronicleFacet } from "../../shell/table/chronicle";

/** Lines that the rest of the chronicle tells well enough. */
const SILENT = new Set(["hidden", "draws", "spends", "acts", "room_covered", "takes_city"]);

export const chronicle: ChronicleFacet = {
  silent: (event) =>
    SILENT.has(event.name) || (event.name === "final" && event.args["prestige"] === 0),
  heading: (event, words) => {
    if (event.name !== "spring" && event.name !== "winter") return null;
    return words.say("ui-season", { season: event.name, year: Number(event.args["year"]) });
  },
};
