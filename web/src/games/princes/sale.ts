import type { GameEvent } from "../../shell/protocol";

/** A tile sold at an auction: who stopped where, the highest last. */
export interface Sale {
  tile: string;
  seat: number;
  bid: number;
  currency: "gold" | "influence";
  /** The last bid of each other bidder; null for one who passed at once. */
  others: { seat: number; bid: number | null }[];
}

export function saleOf(events: readonly GameEvent[], fresh: readonly GameEvent[]): Sale | null {
  const won = fresh.find((event) => event.name === "wins" || event.name === "wins_family");
  if (!won) return null;
  const from = events.findLastIndex(({ name }) => name === "puts_up" || name === "puts_up_family");
  const last = new Map<number, number | null>();
  for (const { name, args } of events.slice(Math.max(0, from))) {
    const seat = Number(args["seat"]);
    if (name === "bids") last.set(seat, Number(args["bid"]));
    if (name === "passes_bid" && !last.has(seat)) last.set(seat, null);
  }
  const seat = Number(won.args["seat"]);
  last.delete(seat);
  return {
    tile: String(won.args["tile"] ?? won.args["family"]),
    seat,
    bid: Number(won.args["bid"]),
    currency: won.args["currency"] as Sale["currency"],
    others: [...last]
      .map(([other, bid]) => ({ seat: other, bid }))
      .sort((a, b) => (b.bid ?? -1) - (a.bid ?? -1)),
  };
}
