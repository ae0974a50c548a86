import type { Choice, GameEvent } from "../../shell/protocol";
import { type AuctionView, isCommand, type PrincesView } from "./view";

/** How a seat stands in the auction under way. */
export interface Standing {
  seat: number;
  state: "leads" | "asked" | "in" | "out";
  /** What it last bid in this auction. */
  bid: number | null;
  /** A word of the catalogue, `ui-bidder-…`. */
  word: string;
}

const OPENINGS = new Set(["puts_up", "puts_up_family", "war", "wins_city", "vacant"]);

/** Who is in, who leads, and why the others are out, told by the view and the last events. */
export function bidders(
  view: PrincesView,
  auction: AuctionView,
  events: readonly GameEvent[],
): Standing[] {
  const since = sinceOpening(events);
  return auction.bidders.map(({ seat, in: inside, leads, frozen, reason }) => {
    const own = since.filter((event) => event.args["seat"] === seat);
    const last = own.findLast((event) => event.name === "bids");
    const bid = last ? Number(last.args["bid"]) : null;
    if (leads) return { seat, state: "leads", bid: auction.bid, word: "leads" };
    if (inside && !frozen && reason === null)
      return view.deciding === seat && auction.due === null
        ? { seat, state: "asked", bid, word: "asked" }
        : { seat, state: "in", bid, word: "in" };
    const barred = own.findLast((event) => event.name === "cannot_bid");
    const why = frozen ? "is-frozen" : (reason ?? (barred?.args["reason"] as string | undefined));
    return { seat, state: "out", bid, word: why || passed(view, auction, own, seat) };
  });
}

function passed(
  view: PrincesView,
  auction: AuctionView,
  own: readonly GameEvent[],
  seat: number,
): string {
  if (!isCommand(auction) || own.some((event) => event.name === "passes_bid")) return "passed";
  if (view.war?.sides?.[0].seat === seat) return "attacks";
  return view.players[seat]!.troops.length === 0 ? "no-troops" : "passed";
}

function sinceOpening(events: readonly GameEvent[]): readonly GameEvent[] {
  const at = events.findLastIndex((event) => OPENINGS.has(event.name));
  return at < 0 ? [] : events.slice(at);
}

/** The bids I may make now, as the house lists them: the least first. */
export function myBids(moves: readonly Choice[]): Choice[] {
  return moves.filter((choice) => choice.move[0] === "bid");
}

/** A handful of amounts between the least and the most, for one click. */
export function quickBids(least: number, most: number): number[] {
  const wished = [0, 1, 2, 4, 7].map((more) => least + more).filter((bid) => bid < most);
  return [...wished, most].filter((bid, i, all) => bid >= least && all.indexOf(bid) === i);
}
