import type { CourseFacet, Gained } from "../../shell/end/course";
import { theBox } from "../virtu/box";
import { begins, tally } from "../virtu/course";

const gained: Gained = (event) => {
  const box = theBox();
  const seat = Number(event.args["seat"]);
  if (event.name === "wins_trophy")
    return { seat, points: box.number("prestige.trophy"), end: false };
  if (event.name === "concludes")
    return { seat, points: box.number("prestige.alliance"), end: false };
  if (event.name === "annexes") return { seat, points: box.number("prestige.city"), end: false };
  return event.name === "final" ? { seat, points: 0, end: true } : null;
};

export const course: CourseFacet = { rounds: 21, begins, gains: () => gained, tally };
