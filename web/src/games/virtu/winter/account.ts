import type { Words } from "../../../shell/words";
import { shortCard, sourceName } from "../names";
import type { WinterSheet } from "../plans";
import type { Amounts, PlayerView } from "../view";

type Line = WinterSheet["account"][number];

/** What pays a line of the account, by its short name. */
export const sourceOf = ({ source = "", card }: Line, player: PlayerView, words: Words): string =>
  card ? shortCard(card, words) : sourceName(source, player, words);

export const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

/** What a step costs as it is planned: florins spent, and the symbols that sources give for it. */
export function costOf(sheet: WinterSheet, step: string): Amounts {
  const cost: Amounts = {};
  for (const line of sheet.account.filter((one) => one.step === step)) {
    if (!line.source && line.florins < 0) cost.florin = (cost.florin ?? 0) - line.florins;
    for (const [symbol, count] of Object.entries(line.gives ?? {}) as [keyof Amounts, number][])
      if (symbol !== "florin") cost[symbol] = (cost[symbol] ?? 0) + count;
  }
  return cost;
}

/** The lines in which florins come or go; the payments of one step after another are one. */
export function florinLines(sheet: WinterSheet): WinterSheet["account"] {
  const lines: WinterSheet["account"] = [];
  for (const line of sheet.account.filter((one) => one.florins !== 0)) {
    const last = lines.at(-1);
    if (last && !last.source && !line.source && last.step === line.step)
      lines[lines.length - 1] = { ...last, florins: last.florins + line.florins, left: line.left };
    else lines.push(line);
  }
  return lines;
}
