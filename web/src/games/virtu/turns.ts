import type { CourseFacet } from "../../shell/end/course";
import type { GameEvent } from "../../shell/protocol";
import {
  type Begins,
  type Effect,
  type Mark,
  seatOf,
  type Turn,
  type TurnsFacet,
} from "../../shell/turns";
import type { Words } from "../../shell/words";
import { theBox } from "./box";
import { spots } from "./motions";
import { symbolIcon } from "./symbols";

/** The events of a season that are nobody's. */
const SEASONS = new Set(["spring", "winter", "final"]);
const FIGHTS = new Set(["besieges", "battle"]);
/** What somebody did in a turn beyond paying, the most telling first, and what it was done to. */
const DEEDS: readonly (readonly [event: string, ...what: string[]])[] = [
  ["annexes", "city"],
  ["concludes", "major"],
  ["influence", "major"],
  ["siege", "city"],
  ["besieges", "city"],
  ["battle", "city"],
  ["moves_troop", "goal"],
  ["moves_allied", "goal"],
  ["sends_agent", "place"],
  ["removes_agent", "place"],
  ["builds", "city"],
  ["allies", "power"],
  ["reactivates", "power"],
  ["turns", "tile"],
];

/**
 * In Spring a turn begins with what its seat does before the marker moves; others may pay in its
 * sieges. In Winter everybody goes through all the steps at once.
 */
function reader(): Begins {
  let season = "";
  return (event, last) => {
    const seat = seatOf(event);
    if (SEASONS.has(event.name)) {
      const again = event.name === season && event.name === "final";
      season = event.name;
      return again || last?.events[0]?.name === "order" ? undefined : null;
    }
    if (event.name === "order" || event.name === "last_year")
      return last?.seat === null ? undefined : null;
    // Before the first Spring cards are laid, and shown all at once.
    if (season === "" || seat === null) return undefined;
    if (seat === last?.seat) {
      const moves = event.name === "moves_marker" || event.name === "places_marker";
      const moved = last.events.some(({ name }) => name.endsWith("_marker"));
      return moves && moved ? seat : undefined;
    }
    // Others may pay, add to their strength and retreat while somebody fights.
    const fights = last?.events.some(({ name }) => FIGHTS.has(name)) ?? false;
    const begins = FIGHTS.has(event.name) || event.name.endsWith("_marker");
    return season === "spring" && fights && !begins ? undefined : seat;
  };
}

function costs(event: GameEvent): Effect[] {
  const seat = seatOf(event);
  if (seat === null) return [];
  const { symbol, amount, florins } = event.args as Record<string, string>;
  const money = (count: number): Effect[] => [
    { seat, icon: "florin", amount: count, name: "ui-change-florins" },
  ];
  switch (event.name) {
    case "draws":
      if (symbol === "florin") return money(Number(amount));
      return [
        {
          seat,
          icon: symbolIcon(String(symbol)),
          amount: -Number(amount),
          name: `symbol-${symbol}`,
        },
      ];
    case "spends":
      return money(-Number(florins));
    case "trades":
      return money(Number(florins));
    case "lays_indulgence": {
      const prestige = -theBox().number("indulgence.prestige");
      return [{ seat, icon: "laurel", amount: prestige, name: "ui-change-prestige" }];
    }
    case "gains_agent":
      return [{ seat, icon: "agent", amount: 1, name: "ui-change-agents" }];
    case "recruits":
    case "recruits_allied":
      return [{ seat, icon: "troop", amount: 1, name: "ui-change-troops" }];
    case "dismisses":
    case "loses_troop":
      return [{ seat, icon: "troop", amount: -1, name: "ui-change-troops" }];
    case "disbands": {
      const lost = -Number(event.args["troops"]);
      return [{ seat, icon: "troop", amount: lost, name: "ui-change-troops" }];
    }
    default:
      return [];
  }
}

function title({ seat, events }: Pick<Turn, "seat" | "events">, words: Words): string[] {
  const acts = events.find(({ name }) => name === "acts");
  const markers = events.some(({ name }) => name.endsWith("_marker"));
  const bought = events.filter(({ name }) => name === "buys").map(({ args }) => wareOf(args));
  if (!markers) {
    if (seat === null) return [];
    const fight = events.find(({ name }) => FIGHTS.has(name));
    if (fight) {
      const city = words.thing("city", String(fight.args["city"]));
      return [words.thing("season", "sieges"), city];
    }
    return [
      words.thing("season", "winter"),
      ...bought.slice(0, 2).map((ware) => words.thing("ware", ware)),
    ];
  }
  const idle = acts === undefined || events.some(({ name }) => name === "forgoes");
  const named = acts ? [words.thing("action", String(acts.args["action"]))] : [];
  if (idle) return [...named, words.say("ui-turn-nothing")];
  const found = DEEDS.map(([name, what]) => {
    const deed = events.find((event) => event.name === name);
    return deed && words.thing(what!, String(deed.args[what!]));
  }).find((name) => name !== undefined);
  const rank = events.findLast(({ name }) => name === "rises")?.args["rank"];
  if (rank !== undefined) return [...named, words.say("ui-turn-rank", { rank: Number(rank) })];
  return found === undefined ? named : [...named, found];
}

const wareOf = (args: GameEvent["args"]) => String(args["ware"]);

/** What pieces moved on the map, and where something changed. */
function mark(event: GameEvent): Mark | null {
  const { city, goal } = event.args as Record<string, string>;
  switch (event.name) {
    case "moves_troop":
    case "moves_allied":
    case "retreats":
    case "ally_retreats":
      return { at: [`city:${goal}`], from: [`city:${city}`] };
    case "annexes":
    case "siege":
    case "besieges":
    case "battle":
    case "takes_city":
    case "disbands":
    case "recruits":
    case "recruits_allied":
    case "dismisses":
    case "builds":
      return { at: [`city:${city}`] };
    case "sends_agent":
    case "removes_agent":
    case "allies":
    case "reactivates":
    case "influence":
    case "concludes":
    case "rises":
      return { at: spots(event) };
    default:
      return null;
  }
}

/** Turns of a game with palaces, by what its events are worth. */
export const turnsWith = (points: CourseFacet["gains"], marked = mark): TurnsFacet => ({
  reader,
  effects(events) {
    const gained = points(events);
    return (event) => {
      const gain = gained(event);
      if (!gain || gain.points === 0) return costs(event);
      const { seat, points: amount } = gain;
      return [...costs(event), { seat, icon: "laurel", amount, name: "ui-change-prestige" }];
    };
  },
  title,
  mark: marked,
});
