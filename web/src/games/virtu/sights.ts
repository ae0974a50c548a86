import type { Component } from "svelte";

import type { SightsFacet } from "../../shell/table/sights";
import Board from "./Board.svelte";
import Market from "./Market.svelte";
import Palaces from "./Palaces.svelte";
import { plans } from "./plans";
import type { TableView, VirtuView } from "./view";

/** Questions asked over the market rather than the map. */
const AT_MARKET = new Set([
  "wages",
  "reorganise",
  "move_card",
  "buy",
  "place_card",
  "choose_bonus",
]);

/** Map, market and palaces, for a game that draws the first two in its own way. */
export const sightsWith = <V extends TableView>(
  map: Component<{ view: V }>,
  market: Component<{ view: V }>,
): SightsFacet<V> => ({
  sights: [
    { name: "map", icon: "compass", Sheet: map, scrolls: false },
    { name: "market", icon: "coins", Sheet: market, scrolls: true },
    { name: "palaces", icon: "palace", Sheet: Palaces, scrolls: true },
  ],
  sightFor: (prompt, targets, view) => {
    if (AT_MARKET.has(prompt.id)) return "market";
    // All of a Winter is planned there.
    if (view.season === "winter" && targets.length === 0 && plans.answers(prompt)) return "market";
    if (prompt.id === "pay" && view.step?.[2] === "purchase") return "market";
    const rooms = targets.filter((target) => /^room:[a-z]/.test(target));
    // My own palace lies on the mat.
    const own = `room:${view.players[prompt.seat]?.colour}:`;
    const theirs = rooms.some((room) => !room.startsWith(own));
    return theirs && rooms.length === targets.length ? "palaces" : "map";
  },
  comesBack: (before, after) =>
    before.season !== after.season && after.season === "spring" ? "map" : null,
  sightsOf: (target) => {
    if (/^(city|power|track|troop):/.test(target)) return ["map"];
    if (/^(ware|bonus):/.test(target)) return ["market"];
    return /^room:[a-z]/.test(target) ? ["palaces"] : [];
  },
});

export const sights = sightsWith<VirtuView>(Board, Market);
