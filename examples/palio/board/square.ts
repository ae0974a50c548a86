import { glyph, svg } from "./svg";
import { HEIGHT, LAP, place, WIDTH } from "./view";

/** The square of Siena: the track, its start and its bends. */
export const square = (bends: readonly number[]): SVGElement[] => [
  svg("rect", { width: WIDTH, height: HEIGHT, fill: "var(--paper)" }),
  oval({ rx: 440, ry: 262, fill: "var(--sunk)" }),
  oval({ rx: 270, ry: 152, class: "square" }),
  ...Array.from({ length: LAP }, (_, stretch) => line(stretch, bends)).flat(),
];

const oval = (attributes: Record<string, unknown>) =>
  svg("ellipse", { cx: WIDTH / 2, cy: HEIGHT / 2, ...attributes });

function line(stretch: number, bends: readonly number[]): SVGElement[] {
  const bend = bends.some((one) => one % LAP === stretch);
  const outer = place(stretch, -1);
  const inner = place(stretch, 4);
  const kind = bend ? "bend" : stretch === 0 ? "start" : "line";
  return [
    svg("line", { x1: outer.x, y1: outer.y, x2: inner.x, y2: inner.y, class: kind }),
    ...(bend ? [glyph("fortification", outer.x, outer.y, 26, "color: var(--bad)")] : []),
  ];
}

const EDGE = 9;
const BAR = 34;

/** A portolan's border: bars on opposite sides take turns. */
export const border = (): SVGElement[] => [
  frame(0.5, 1.2),
  frame(EDGE, 1),
  bars(`M${EDGE} 5H${WIDTH - EDGE}`, WIDTH, 0),
  bars(`M${EDGE} ${HEIGHT - 5}H${WIDTH - EDGE}`, WIDTH, 1),
  bars(`M5 ${EDGE}V${HEIGHT - EDGE}`, HEIGHT, 0),
  bars(`M${WIDTH - 5} ${EDGE}V${HEIGHT - EDGE}`, HEIGHT, 1),
];

const frame = (inset: number, thick: number) =>
  svg("rect", {
    x: inset,
    y: inset,
    width: WIDTH - 2 * inset,
    height: HEIGHT - 2 * inset,
    fill: "none",
    stroke: "var(--ink)",
    "stroke-width": thick,
  });

function bars(path: string, side: number, from: 0 | 1): SVGElement {
  const long = side - 2 * EDGE;
  const step = long / Math.round(long / BAR);
  return svg("path", {
    d: path,
    stroke: "var(--ink)",
    "stroke-width": 4,
    "stroke-dasharray": step,
    "stroke-dashoffset": from * step,
    opacity: 0.86,
  });
}
