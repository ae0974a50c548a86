import type { BargainsFacet } from "../../shell/table/bargains";
import Bargain from "./Bargain.svelte";
import Offers from "./Offers.svelte";
import { type PrincesView } from "./view";

export const bargains: BargainsFacet<PrincesView> = {
  Bargain,
  Offers,
  open: (view) => view.negotiation.open,
  unanswered: (view, seat, words) =>
    view.offers
      .filter((offer) => offer.to === seat)
      .map(({ from, gold, influence, for_gold, for_influence }) =>
        words.say("event-offers", {
          seat: from,
          rival: seat,
          gold,
          influence,
          for_gold,
          for_influence,
        }),
      ),
};
