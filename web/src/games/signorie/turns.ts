import { type Effect, type Mark, seatOf, type TurnsFacet } from "../../shell/turns";
import type { GameEvent } from "../../shell/protocol";
import { gained } from "./course";
import { spots } from "./motions";

/** Somebody's turn begins with one of these. */
const TURN = new Set(["takes_die", "passes", "must_pass"]);
/** The end of a round begins with one of these. */
const ROUND_ENDS = new Set(["initiative_vp", "new_order", "over_threshold"]);
/** What somebody has done in a turn beyond taking the die, the most telling first. */
const DEEDS = ["mission", "marriage", "progeny", "mandate", "signoria", "activates", "hires"];

const number = (event: GameEvent, key: string) => Number(event.args[key] ?? 0);

function effectsOf(event: GameEvent): Effect[] {
  const seat = seatOf(event);
  if (seat === null) return [];
  const one = (icon: string, name: string, amount: number): Effect[] =>
    amount === 0 ? [] : [{ seat, icon, amount, name: `ui-change-${name}` }];
  const points = one("laurel", "vp", gained(event)?.points ?? 0);
  switch (event.name) {
    // The difference to the column, a dowry, a helper and bought points are paid.
    case "takes_die":
    case "hires":
    case "marriage":
    case "buys":
      return [...one("florin", "florins", -number(event, "florins")), ...points];
    case "receives":
    case "career_florins":
    case "bride":
      return [...one("florin", "florins", number(event, "florins")), ...points];
    case "mandate": {
      const woman = event.args["sex"] === "woman";
      return one(woman ? "woman" : "man", woman ? "women" : "men", -number(event, "meeples"));
    }
    case "progeny":
      return [
        ...one("man", "men", number(event, "men")),
        ...one("woman", "women", number(event, "women")),
      ];
    case "trains":
      return one("man", "men", -1);
    case "climbs":
    case "career_initiative":
      return one("initiative", "initiative", number(event, "steps"));
    default:
      return points;
  }
}

function mark(event: GameEvent): Mark | null {
  const { career, space, city } = event.args as Record<string, string>;
  const floor = (at: number) => `floor:${career}:${at}`;
  if (event.name === "trains") return { at: [floor(1)] };
  if (event.name === "advances")
    return { at: [floor(Number(space))], from: [floor(Number(space) - 1)] };
  if (event.name === "mission" || event.name === "marriage") return { at: [`city:${city}`] };
  const at = spots(event).filter((spot) => !spot.startsWith("row:"));
  return at.length === 0 || event.name === "takes_tile" ? null : { at };
}

export const turns: TurnsFacet = {
  reader: () => (event, last) => {
    const first = last?.events[0]?.name ?? "";
    if (TURN.has(event.name)) return seatOf(event);
    if (ROUND_ENDS.has(event.name)) return ROUND_ENDS.has(first) ? undefined : null;
    if (event.name === "final_careers") return first === event.name ? undefined : null;
    return undefined;
  },
  effects: () => effectsOf,
  title({ events }, words) {
    const [first] = events;
    if (!first) return [];
    if (ROUND_ENDS.has(first.name)) return [words.say("ui-turn-round-ends")];
    if (first.name === "final_careers") return [words.say("ui-turn-final")];
    if (first.name !== "takes_die") return [];
    const found = [
      words.say("ui-turn-die", {
        column: String(first.args["column"]),
        value: Number(first.args["value"]),
      }),
    ];
    const deed = DEEDS.map((name) => events.find((event) => event.name === name)).find(Boolean);
    if (deed) found.push(...deedOf(deed, words));
    return found;
  },
  mark,
};

function deedOf({ name, args }: GameEvent, words: Parameters<TurnsFacet["title"]>[1]): string[] {
  const city = String(args["city"]);
  if (name === "mission" || name === "marriage")
    return [words.thing("action", name), words.thing("city", city)];
  if (name === "progeny") return [words.thing("action", name)];
  if (name === "signoria") return [words.thing("action", String(args["action"]))];
  return [words.say(`ui-turn-${name}`, args)];
}
