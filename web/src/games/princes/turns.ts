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
import { endsWar } from "./battle";
import { MONEY_ICONS } from "./symbols";

/** What is done for everybody at once, and with what it begins. */
const COMMON = new Set(["decade", "income", "final_city"]);
const SETUP = new Set(["takes_family", "chooses_first", "puts_up_family"]);

function reader(): Begins {
  return (event, last) => {
    const first = last?.events[0]?.name ?? "";
    if (event.name === "turn") return seatOf(event);
    if (COMMON.has(event.name)) return first === event.name ? undefined : null;
    if (SETUP.has(event.name)) return SETUP.has(first) ? undefined : null;
    return undefined;
  };
}

function effectsOf(event: GameEvent): Effect[] {
  const seat = seatOf(event);
  if (seat === null) return [];
  const { args } = event;
  const coins = (of: number, money: "gold" | "influence", amount: unknown, sign: number) => {
    const count = sign * Number(amount ?? 0);
    return count === 0
      ? []
      : [{ seat: of, icon: MONEY_ICONS[money], amount: count, name: `thing-${money}` }];
  };
  const both = (of: number, sign: number, gold = "gold", influence = "influence") => [
    ...coins(of, "gold", args[gold], sign),
    ...coins(of, "influence", args[influence], sign),
  ];
  const currency = args["currency"] as "gold" | "influence";
  const rival = Number(args["rival"]);
  switch (event.name) {
    case "pays":
      return coins(seat, currency, args["amount"], -1);
    case "buys_troop":
    case "buys_treachery":
      return both(seat, -1);
    case "income":
      return both(seat, 1);
    case "banks":
      return [
        ...coins(seat, currency, args["amount"], 1),
        ...coins(seat, currency === "gold" ? "influence" : "gold", args["amount"], -1),
      ];
    case "steals":
      return [
        ...coins(seat, currency, args["amount"], 1),
        ...coins(rival, currency, args["amount"], -1),
      ];
    case "gives":
      return [...both(seat, -1), ...both(rival, 1)];
    case "accepts":
      // Who accepts gives what was asked, and gets what was offered for it.
      return [
        ...both(seat, -1),
        ...both(seat, 1, "for_gold", "for_influence"),
        ...both(rival, 1),
        ...both(rival, -1, "for_gold", "for_influence"),
      ];
    case "war_won":
      return [{ seat, icon: "initiative", amount: 1, name: "thing-tokens" }];
    case "final_points":
      return [{ seat, icon: "laurel", amount: Number(args["vp"]), name: "ui-change-vp" }];
    default:
      return [];
  }
}

function title({ events }: Pick<Turn, "events">, words: Words): string[] {
  const find = (name: string) => events.find((event) => event.name === name);
  const [first] = events;
  if (first?.name === "income") return [words.say("thing-income")];
  if (first?.name !== "turn") return [];
  const found: string[] = [];
  const put = find("puts_up");
  if (put) found.push(words.thing("tile", String(put.args["tile"])));
  const troops = events.filter(({ name }) => name === "buys_troop");
  for (const { args } of troops) found.push(words.thing("troop", String(args["troop"])));
  if (find("buys_treachery")) found.push(words.say("thing-treachery"));
  const war = find("war");
  if (war) {
    const { attacker, defender } = war.args as Record<string, string>;
    const end = events.find((event) => endsWar(event) || event.name === "vetoes");
    const result = end?.name === "war_won_neutral" ? "war_won" : (end?.name ?? "war");
    const city = String(end?.args["city"] ?? "");
    found.push(
      words.say("ui-turn-war", { attacker: attacker ?? "", defender: defender ?? "" }),
      ...(result === "war" ? [] : [words.say(`ui-turn-${result}`, { city })]),
    );
  }
  if (found.length === 0 && find("passes")) return [];
  return found;
}

function mark(event: GameEvent): Mark | null {
  const seat = seatOf(event);
  const { tile, troop, city, family } = event.args as Record<string, string>;
  switch (event.name) {
    case "wins":
      return { at: [`hall:${tile}`, `own:${seat}:${tile}:0`, `card:${seat}:tiles`] };
    case "buys_troop":
      return { at: [`stock:${troop}`] };
    case "artist":
    case "invades":
    case "status":
    case "war_won":
    case "war_won_neutral":
      return { at: [`city:${city}`] };
    case "steals":
      return { at: [`home:${family}`] };
    case "buys_treachery":
      return { at: ["pile"] };
    default:
      return null;
  }
}

export const turns: TurnsFacet = { reader, effects: () => effectsOf, title, mark };
