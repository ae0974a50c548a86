import type { CourseFacet, Gained } from "../../shell/end/course";

/** Events whose points are scored at once. */
const SCORING = new Set([
  "mission",
  "marriage",
  "helper_vp",
  "initiative_vp",
  "bride",
  "reward_vp",
  "buys",
  "final_careers",
  "final_row",
]);

export const gained: Gained = (event) =>
  SCORING.has(event.name) && Number(event.args["vp"]) > 0
    ? {
        seat: Number(event.args["seat"]),
        points: Number(event.args["vp"]),
        end: event.name.startsWith("final_"),
      }
    : null;

export const course: CourseFacet = {
  rounds: 7,
  begins: (event) => (event.name === "round" ? Number(event.args["round"]) : null),
  gains: () => gained,
};
