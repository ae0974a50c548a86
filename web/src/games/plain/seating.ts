import { SEATS } from "../../kit/seats";
import type { SeatingFacet } from "../../shell/seating";
import type { PlainView } from "./view";

export const seating: SeatingFacet<PlainView> = {
  seat: (_view, seat) => SEATS[seat] ?? "white",
  seats: (count) => SEATS.slice(0, count),
  order: (view) => view.players.map((_, seat) => seat),
};
