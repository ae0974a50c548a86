import type { CourseFacet } from "../../shell/end/course";

export const course: CourseFacet = {
  rounds: 1,
  begins: (event) => (event.name === "round" ? Number(event.args["round"]) : null),
  gains: () => () => null,
};
