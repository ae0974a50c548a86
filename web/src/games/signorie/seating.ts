import type { SeatingFacet } from "../../shell/seating";
import { type Colour, seatOf, type SignorieView } from "./view";

const COLOURS: readonly Colour[] = ["yellow", "red", "purple", "blue"];

export const seating: SeatingFacet<SignorieView> = {
  seat: (view, seat) => view.colours[seat] ?? "blue",
  seats: (count, options) => {
    const chosen = options.colours?.split(",") ?? [];
    return COLOURS.filter((one) => chosen.includes(one)).length === count
      ? chosen.map((one) => one as Colour)
      : COLOURS.slice(0, count);
  },
  order: (view) => view.order.map((colour) => seatOf(view, colour)),
};
