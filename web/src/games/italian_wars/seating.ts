import type { Seat } from "../../kit/seats";
import type { SeatingFacet } from "../../shell/seating";
import type { WarsView } from "./view";

const COLOURS: readonly Seat[] = ["blue", "yellow"];

export const seating: SeatingFacet<WarsView> = {
  seat: (view, seat) => view.colours[seat] ?? "blue",
  seats: (count) => COLOURS.slice(0, count),
  order: (view) => view.colours.map((_, seat) => seat),
};
