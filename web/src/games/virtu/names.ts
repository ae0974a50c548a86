import type { Words } from "../../shell/words";
import { cardAt, type PlayerView, tileKind } from "./view";

/** A card's name where there is little room: the first name, or the office. */
export function shortCard(card: string, words: Words): string {
  return words.has(`ui-short-${card}`) ? words.say(`ui-short-${card}`) : words.thing("card", card);
}

/** A tile's name where there is little room. */
export function shortTile(kind: string, words: Words): string {
  return words.has(`ui-short-${kind}`) ? words.say(`ui-short-${kind}`) : words.thing("tile", kind);
}

/** What a payment draws on, by the name that stands on it. */
export function sourceName(source: string, player: PlayerView, words: Words): string {
  if (source === "action" || source === "improvement") {
    const card = player.marker === null ? null : cardAt(player, `${source}${player.marker}`);
    return card ? shortCard(card, words) : words.say("ui-room-printed");
  }
  const card = cardAt(player, source);
  if (card) return shortCard(card, words);
  if (source === "treasury") return words.say("ui-treasury");
  if (source === "indulgence") return words.say("ui-indulgence");
  return words.has(`tile-${tileKind(source)}`)
    ? words.thing("tile", tileKind(source))
    : words.say(`ui-power-${source}`);
}
