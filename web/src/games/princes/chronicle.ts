import { roman } from "../../shell/format";
import type { ChronicleFacet } from "../../shell/table/chronicle";

export const chronicle: ChronicleFacet = {
  silent: (event) => event.name === "turn",
  heading: (event, words) =>
    event.name === "decade"
      ? words.say("ui-round-princes", { round: roman(Number(event.args["decade"])) })
      : null,
};
