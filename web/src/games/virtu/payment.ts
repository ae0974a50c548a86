import { sameMove } from "../../shell/choices";
import type { Crumb, Move } from "../../shell/protocol";
import { amounts, type Relief, theBox } from "./box";
import { cardAt, type PlayerView, tileKind, type TableView } from "./view";

/** One symbol of a cost: still owed, or given by a source. */
export interface Slot {
  symbol: string;
  /** How much of it: florins come in one slot. */
  count: number;
  /** Who gave it, as the move named it; null while it is owed. */
  source: string | null;
  /** Nobody has to give it: it goes from the treasury by itself. */
  treasury?: true;
  /** Nothing of mine can give it, only an indulgence. */
  lacking?: true;
}

/** The moves of the payment in progress: those at the end that pay. */
export function paying(crumbs: readonly Crumb[]): Crumb[] {
  const first = crumbs.findLastIndex(({ move }) => move[0] !== "pay") + 1;
  return crumbs.slice(first);
}

/** Which source gave which type of symbol in the payment in progress. */
export const paidBy = (crumbs: readonly Crumb[]): ReadonlyMap<string, string> =>
  new Map(paying(crumbs).map(({ move }) => [String(move[1]), String(move[2])]));

/** Only an indulgence could pay for this move of mine. */
export const byAsking = (move: Move, view: TableView): boolean =>
  view.by_asking?.some((one) => sameMove(one as Move, move)) ?? false;

/** What a source shows at present. */
export function reliefOf(source: string, player: PlayerView): Relief {
  const box = theBox();
  if (source === "action" || source === "improvement") {
    if (player.marker === null) return [];
    const card = cardAt(player, `${source}${player.marker}`);
    return card ? box.card(card) : box.printed(player.printed[player.marker - 1] ?? null);
  }
  const card = cardAt(player, source);
  if (card) return box.card(card);
  if (source === "indulgence") return box.relief("indulgence.gives");
  if (source === "ottoman" || source === "empire") return box.relief(`alliances.${source}_gives`);
  return box.tile(tileKind(source));
}

/** How many symbols of a type a source gives. */
export const given = (source: string, symbol: string, player: PlayerView): number =>
  reliefOf(source, player).find(([one]) => one === symbol)?.[1] ?? 0;

/** The cost as slots: what has been given, what the treasury gives by itself, what is owed. */
export function slots(view: TableView, seat: number, crumbs: readonly Crumb[]): Slot[] {
  const player = view.players[seat]!;
  const filled = paying(crumbs).flatMap(({ move }): Slot[] => {
    const [source, symbol] = [String(move[1]), String(move[2])];
    const count = given(source, symbol, player);
    if (symbol === "florin") return [{ symbol, count, source }];
    return Array.from({ length: count }, () => ({ symbol, count: 1, source }));
  });
  const { owed = {}, missing = {}, lacking = {} } = view.payment ?? {};
  const due = amounts(owed).flatMap(([symbol, count]): Slot[] =>
    symbol === "florin"
      ? florins(count, missing.florin ?? 0, lacking.florin ?? 0)
      : Array.from({ length: count }, (_, i) => ({
          symbol,
          count: 1,
          source: null,
          ...(i >= count - (lacking[symbol] ?? 0) ? { lacking: true as const } : {}),
        })),
  );
  return [...filled, ...due];
}

/** Florins that are owed: the treasury has some, somebody must give some, an indulgence the rest. */
function florins(owed: number, missing: number, lacking: number): Slot[] {
  const slot = { symbol: "florin", source: null };
  const found: Slot[] = [
    { ...slot, count: owed - missing, treasury: true },
    { ...slot, count: missing - lacking },
    { ...slot, count: lacking, lacking: true },
  ];
  return found.filter(({ count }) => count > 0);
}
