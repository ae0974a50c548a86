import type { AddedTable } from "../../../web/src/games/added/contract";
import { glyph, set, svg, text } from "./svg";
import { LAP, type PalioView, place } from "./view";

const RADIUS = 19;

/** A horse that can be drawn anew wherever it has run. */
export class Horse {
  readonly drawn: SVGElement;
  readonly #lap = text({ x: 22, y: 6 }, "");

  constructor(
    readonly seat: number,
    private readonly table: AddedTable,
  ) {
    this.drawn = svg(
      "g",
      { "data-spot": `horse:${seat}`, role: "img" },
      ...piece(table.colour(seat)),
      this.#lap,
    );
  }

  update(view: PalioView): void {
    const { run, breath } = view.players[this.seat]!;
    const { x, y } = place(run, this.seat);
    const { seat } = this;
    set(this.drawn, {
      transform: `translate(${x} ${y})`,
      "aria-label": this.table.say("ui-horse", { seat, run, finish: view.finish, breath }),
    });
    this.#lap.textContent = String(Math.floor(run / LAP) + 1);
  }
}

/** The shape of a seat with its hatch and a horse's head, as every game's pieces are drawn. */
function piece(colour: string): SVGElement[] {
  const shape = (attributes: Record<string, unknown>) =>
    svg("use", { href: `#seat-${colour}`, x: -12, y: -12, width: 24, height: 24, ...attributes });
  return [
    svg(
      "g",
      { transform: `scale(${RADIUS / 10})` },
      shape({
        fill: `var(--seat-${colour})`,
        stroke: "var(--piece-edge)",
        "stroke-width": 15 / RADIUS,
        "stroke-linejoin": "round",
        filter: "url(#soft)",
      }),
      shape({ fill: `url(#h-${colour})` }),
    ),
    glyph(
      "cavalry",
      0,
      0,
      RADIUS * 1.24,
      `color: var(--on-${colour}); --cut: var(--seat-${colour})`,
    ),
  ];
}
