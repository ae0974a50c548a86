import { svg, text } from "./svg";
import { HEIGHT, WIDTH } from "./view";

export const GAITS = ["walk", "trot", "gallop"] as const;
export type Gait = (typeof GAITS)[number];

/** A gait as a card with as many dice as are thrown for it; the middle of the square has three. */
export function card(gait: Gait): SVGElement {
  const dice = GAITS.indexOf(gait);
  return svg(
    "g",
    {
      class: "gait",
      transform: `translate(${WIDTH / 2 + (dice - 1) * 150} ${HEIGHT / 2})`,
    },
    svg("rect", { x: -66, y: -52, width: 132, height: 104, rx: 6 }),
    ...Array.from({ length: dice }, (_, die) =>
      svg("rect", { x: (die - (dice - 1) / 2) * 36 - 14, y: -36, width: 28, height: 28, rx: 5 }),
    ),
    text({ y: 34, "text-anchor": "middle" }, ""),
  );
}
