import { SEATS } from "../../kit/seats";
import type { SeatingFacet } from "../../shell/seating";
import type { PrincesView } from "./view";

export const seating: SeatingFacet<PrincesView> = {
  seat: (_view, seat) => SEATS[seat] ?? "blue",
  seats: (count) => SEATS.slice(0, count),
  order: (view) => view.players.map((player) => player.seat),
};
