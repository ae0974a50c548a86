import type { Seat } from "../../kit/seats";
import type { SeatingFacet } from "../../shell/seating";
import { seatOf, type VirtuView } from "./view";

export const COLOURS: readonly Seat[] = ["red", "yellow", "green", "blue", "white"];

export const seating: SeatingFacet<VirtuView> = {
  seat: (view, seat) => view.colours[seat] ?? "red",
  seats: (count) => COLOURS.slice(0, count),
  order: (view) => view.order.map((colour) => seatOf(view, colour)),
};
