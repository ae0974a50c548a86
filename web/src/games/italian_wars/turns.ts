import { turnsWith } from "../virtu/turns";
import { course } from "./course";
import { spots } from "./motions";

const MARKED = new Set(["influence", "concludes", "eliminates"]);

const virtu = turnsWith(course.gains);

export const turns = turnsWith(course.gains, (event) =>
  MARKED.has(event.name) ? { at: spots(event) } : (virtu.mark?.(event) ?? null),
);
