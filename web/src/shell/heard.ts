import type { GameEvent } from "./protocol";
import type { Sound } from "./settings.svelte";

/** What each event of a game sounds like; the others are silent. */
export type SoundsFacet = Readonly<Record<string, Exclude<Sound, "turn" | "outbid">>>;

/** What is to be heard of news: each sound once, and a bid over mine as such. */
export function soundsOf(
  fresh: readonly GameEvent[],
  earlier: readonly GameEvent[],
  facet: SoundsFacet,
  isMine: (seat: number) => boolean,
): Sound[] {
  const bids = [...earlier, ...fresh].filter(({ name }) => facet[name] === "bid");
  const over = (event: GameEvent): boolean => {
    const before = bids[bids.indexOf(event) - 1];
    const mine = (one: GameEvent) => isMine(Number(one.args["seat"]));
    return before !== undefined && rising(before, event) && mine(before) && !mine(event);
  };
  const found = fresh.flatMap((event): Sound[] => {
    const sound = facet[event.name];
    if (sound === undefined) return [];
    return [sound === "bid" && over(event) ? "outbid" : sound];
  });
  return [...new Set(found)];
}

/** Both belong to one auction: in it bids only rise. */
const rising = (before: GameEvent, after: GameEvent): boolean =>
  Number(after.args["bid"]) > Number(before.args["bid"]);
