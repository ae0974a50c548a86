import { sameMove } from "../../shell/choices";
import type { Crumb, Move } from "../../shell/protocol";
import type { Reason, TipSum } from "../../shell/tips";
import type { Words } from "../../shell/words";
import { amounts, type Relief, theBox } from "./box";
import { sumOf } from "./cityTip";
import { cardAt, type Court, type PlayerView, tileKind, type TableView } from "./view";

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

/** Why the city that is paid for costs what it costs. */
export function sumOwed(crumbs: readonly Crumb[], view: TableView, words: Words): TipSum | null {
  const [verb, city] = crumbs.findLast(({ move }) => move[0] !== "pay")?.move ?? [];
  const price = verb === "annex" ? view.lens?.annex?.[String(city)] : undefined;
  return price ? sumOf(price, String(city), view, words) : null;
}

/** A source that is ready shows something of what is still owed. */
function serves(source: string, view: TableView, player: PlayerView): boolean {
  const { missing = {} } = view.payment ?? {};
  return reliefOf(source, player).some(
    ([symbol]) =>
      missing[symbol] || (missing.crown_or_cross && (symbol === "crown" || symbol === "cross")),
  );
}

/** It is ready, but gives nothing of what is owed. */
export const isIdle = (source: string, view: TableView, seat: number): boolean =>
  !!view.payment && view.deciding === seat && !serves(source, view, view.players[seat]!);

/** Why a card or tile of mine cannot pay now, where no move is named that would draw on it. */
export function whyNoPay(target: string, view: TableView): Reason | null {
  const player = view.me === null ? undefined : view.players[view.me];
  const [, thing, source = ""] = /^(space|tile):(.*)$/.exec(target) ?? [];
  if (!player || !thing || view.deciding !== view.me || !view.payment) return null;
  const said = (reason: string, rule: string): Reason => ({ reason, args: {}, rule });
  if (/^(action|improvement)/.test(source))
    return Number(source.at(-1)) === player.marker ? null : said("other-room", "V-310");
  const spent =
    thing === "space"
      ? player.court?.[source as Court]?.exhausted
      : Object.entries(player.domain).every(
          ([tile, side]) => tileKind(tile) !== source || side === "exhausted",
        );
  if (spent) return said("spent", "V-304");
  return serves(source, view, player) ? null : said("gives-nothing", "V-311");
}
