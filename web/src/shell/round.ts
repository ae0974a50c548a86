import { roman } from "./format";
import type { Words } from "./words";

/** A round by its name: a decade, a year, or a round where the game calls it nothing else. */
export const roundName = (words: Words, game: string, round: number): string =>
  words.first([`ui-round-${game}`, "ui-round"], { round: roman(round) }) ?? "";
