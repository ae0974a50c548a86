import { roman } from "../../shell/format";
import type { ChronicleFacet } from "../../shell/table/chronicle";

export const chronicle: ChronicleFacet = {
  silent: (event) => event.name.startsWith("final_") && event.args["vp"] === 0,
  heading: (event, words) =>
    event.name === "round"
      ? words.say("ui-round", { round: roman(Number(event.args["round"])) })
      : null,
};
