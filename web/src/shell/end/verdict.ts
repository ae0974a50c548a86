import type { Table } from "../table.svelte";
import type { Ranked } from "./ending";

/** How a game ended that was not played to its end; nothing for others. */
export function earlyEnd(table: Table, first: Ranked): string {
  const { ended, seat } = table.shown?.result ?? {};
  if (ended === "closed") return table.words.say("ui-ended-closed");
  if (seat === undefined || (ended !== "resigned" && ended !== "claimed")) return "";
  return table.words.say(`ui-ended-${ended}`, { seat, winner: table.names[first.seat] ?? "" });
}

/** The result in one sentence: mine where I played, the winner's otherwise. */
export function verdict(table: Table, ranked: readonly Ranked[]): string {
  const first = ranked[0];
  if (!first) return "";
  const early = earlyEnd(table, first);
  if (early) return early;
  const by = first.score - (ranked[1]?.score ?? 0);
  const own = ranked.find((one) => one.seat === table.mine);
  const alone = own && (table.shown?.seats.length ?? 0) === 1;
  const other = table.module.scoring.verdict?.(table.view, alone ? own.seat : null, table.words);
  if (other) return other;
  if (alone) {
    if (own.place === 1)
      return by === 0
        ? table.words.say("ui-you-win-tie")
        : table.words.say("ui-you-win", { count: by });
    return table.words.say("ui-you-are", { place: own.place, count: first.score - own.score });
  }
  return table.words.say("ui-wins", { seat: first.seat, count: by });
}
