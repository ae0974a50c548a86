import type { GameEvent } from "../../shell/protocol";
import type { Words } from "../../shell/words";
import { isCommand, type PrincesView, type WarView } from "./view";

export const WINDOWS = [
  "veto",
  "bids",
  "wages",
  "league",
  "bribes",
  "dice",
  "reroll",
  "counter",
] as const;
export type Window = (typeof WINDOWS)[number];

export const WINDOW_ICONS: Record<Window, string> = {
  veto: "veto",
  bids: "candle",
  wages: "coins",
  league: "pope",
  bribes: "dagger",
  dice: "tile",
  reroll: "undo",
  counter: "war",
};

const STEPS: Record<string, Window> = {
  ask_veto: "veto",
  bid: "bids",
  pay: "bids",
  ask_league: "league",
  bribe: "bribes",
  ask_reroll: "reroll",
};

/** The window of the war that is open now. */
export function windowNow(view: PrincesView, war: WarView): Window {
  const step = STEPS[String(view.step?.[0] ?? "")];
  if (step) return step;
  if (view.auction && isCommand(view.auction)) return "bids";
  return war.counter ? "counter" : war.dice ? "dice" : "veto";
}

/** What happened in each window so far, in a word or two. */
export function windowNotes(
  view: PrincesView,
  war: WarView,
  events: readonly GameEvent[],
  words: Words,
): Record<Window, string> {
  const at = events.findLastIndex((event) => event.name === "war");
  const since = at < 0 ? [] : events.slice(at);
  const now = WINDOWS.indexOf(windowNow(view, war));
  const past = (window: Window) => WINDOWS.indexOf(window) < now;
  const none = words.say("ui-window-none");
  const amounts = (name: string, key: string) =>
    since.filter((event) => event.name === name).map((event) => String(event.args[key]));
  const bids = amounts("wins_city", "bid");
  const wages = amounts("wages", "gold");
  const bribes = since.filter((event) => event.name === "bribes").length;
  const rerolled = since.some((event) => event.name === "rerolls");
  const pair = (values: string[]) => (values.length > 0 ? values.join(" · ") : none);
  return {
    veto: past("veto") ? none : "",
    bids: past("bids") ? pair(bids) : "",
    wages: past("wages") ? pair(wages) : "",
    league: war.league_side ? words.say(`ui-side-${war.league_side}`) : past("league") ? none : "",
    bribes: bribes > 0 ? String(bribes) : past("bribes") ? none : "",
    dice: war.dice ? war.dice.join(" : ") : "",
    reroll: rerolled ? "✓" : "",
    counter: war.counter ? words.say("ui-window-now") : words.say("ui-window-if-no-win"),
  };
}
