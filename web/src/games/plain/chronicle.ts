import type { ChronicleFacet } from "../../shell/table/chronicle";

export const chronicle: ChronicleFacet = {
  silent: () => false,
  heading: (event, words) =>
    event.name === "round" ? words.say("ui-round", { round: Number(event.args["round"]) }) : null,
};
