import type { GameEvent } from "../../shell/protocol";
import type { Words } from "../../shell/words";
import { theBox } from "./box";
import { TROOP_ICONS } from "./symbols";
import { type City, type Item, type PrincesView, type Side, type WarView } from "./view";

/** A comparison of both sums: who attacked in it, and what came of it. */
export interface Clash {
  /** Which of the two sides attacks. */
  attacks: 0 | 1;
  /** Black and white, the first attacker's and the first defender's in both rounds. */
  dice: [number, number];
  /** The sums of the two sides, dice included. */
  sums: [number, number];
  won: boolean;
}

export interface Shift {
  city: City;
  from: number;
  to: number;
}

/** How far the telling has come at a beat. */
export interface Seen {
  /** Comparisons whose dice lie open. */
  dice: number;
  /** Comparisons whose sums have been compared. */
  sums: number;
  result: boolean;
}

/** A war as it was fought: both armies, each comparison, and what moved. */
export interface Battle {
  sides: [Side, Side];
  war: WarView;
  clashes: Clash[];
  winner: number | null;
  moves: Shift[];
  wages: { seat: number; gold: number }[];
  seen: Seen[];
}

/** The war that the fresh events tell of, if they compare its sums. */
export function battleOf(
  events: readonly GameEvent[],
  fresh: readonly GameEvent[],
  before: PrincesView,
): Battle | null {
  if (!fresh.some((event) => event.name === "totals")) return null;
  const story = events.slice(events.findLastIndex((event) => event.name === "war"));
  const named = story[0];
  if (named?.name !== "war") return null;
  const cities: [City, City] = [named.args["attacker"] as City, named.args["defender"] as City];
  const clashes = clashesOf(story, cities);
  const done = clashesOf(story.slice(0, -fresh.length), cities).length;
  const moves = fresh
    .filter((event) => event.name === "status")
    .map(({ args }) => {
      const city = args["city"] as City;
      return { city, from: before.cities[city].status, to: Number(args["status"]) };
    });
  const won = fresh.find((event) => event.name === "war_won");
  const called = story.find((event) => event.name === "league");
  const side = called && cities.indexOf(called.args["city"] as City);
  const league = called ? Number(called.args["seat"]) : null;
  const paid = story.filter((event) => event.name === "wages");
  const bribed = new Set(
    story
      .filter((event) => event.name === "bribes")
      .map(({ args }) => `${String(args["family"])}:${String(args["troop"])}`),
  );
  const sideOf = (city: City, i: number): Side => {
    const wage = paid.find((event) => event.args["city"] === city);
    const seat = wage ? Number(wage.args["seat"]) : null;
    const items = [
      ...(seat === null ? [neutral()] : ownItems(before, seat, bribed)),
      ...(side === i && league !== null ? leagueItems(before, league, bribed) : []),
    ];
    const sum = (of: "attack" | "defence") => items.reduce((all, item) => all + item[of], 0);
    const { status } = before.cities[city];
    return { city, status, seat, items, attack: sum("attack"), defence: sum("defence") };
  };
  return {
    sides: [sideOf(cities[0], 0), sideOf(cities[1], 1)],
    war: {
      attacker: cities[0],
      defender: cities[1],
      extra: false,
      league,
      league_side: side === 0 ? "attacker" : side === 1 ? "defender" : null,
      counter: false,
      dice: null,
    },
    clashes,
    winner: won ? Number(won.args["seat"]) : null,
    moves,
    wages: paid.map(({ args }) => ({ seat: Number(args["seat"]), gold: Number(args["gold"]) })),
    seen: seenAt(clashes.length, done, fresh.some(endsWar)),
  };
}

/** Tells how a war that was fought has ended. */
export const endsWar = ({ name }: GameEvent): boolean =>
  name === "war_won" || name === "war_won_neutral" || name === "war_drawn";

/** From the armies on to the result, or to the question that is asked in between. */
function seenAt(count: number, done: number, ended: boolean): Seen[] {
  const seen: Seen[] = [];
  if (done === 0) seen.push({ dice: 0, sums: 0, result: false });
  for (let i = done; i < count; i++)
    seen.push({ dice: i + 1, sums: i, result: false }, { dice: i + 1, sums: i + 1, result: false });
  if (ended) seen.push({ dice: count, sums: count, result: true });
  return seen;
}

function clashesOf(story: readonly GameEvent[], cities: readonly [City, City]): Clash[] {
  const found: Clash[] = [];
  let dice: [number, number] = [0, 0];
  for (const { name, args } of story) {
    if (name === "dice") dice = [Number(args["black"]), Number(args["white"])];
    if (name !== "totals") continue;
    const [attack, defence] = [Number(args["attack"]), Number(args["defence"])];
    const attacks = args["attacker"] === cities[0] ? 0 : 1;
    const sums: [number, number] = attacks === 0 ? [attack, defence] : [defence, attack];
    found.push({ attacks, dice, sums, won: attack > defence });
  }
  return found;
}

function neutral(): Item {
  const box = theBox();
  const [attack, defence] = [box.number("war.neutral_attack"), box.number("war.neutral_defence")];
  return { kind: "neutral", name: "", attack, defence, bribed: false };
}

const struck = (item: Item): Item => ({
  ...item,
  attack: 0,
  defence: 0,
  bribed: true,
  printed: [item.attack, item.defence],
});

/** A condottiere's troops and what adds to them: what is tied to a bribed troop goes with it. */
function ownItems(view: PrincesView, seat: number, bribed: ReadonlySet<string>): Item[] {
  const { family, army } = view.players[seat]!;
  let off = false;
  return (army?.items ?? []).map((item) => {
    if (item.kind === "troop") off = bribed.has(`${family}:${item.name}`);
    const tied = item.kind !== "tile" || theBox().ability(`tiles.${item.name}`).kind in TROOP_ICONS;
    return off && tied ? struck(item) : item;
  });
}

function leagueItems(view: PrincesView, seat: number, bribed: ReadonlySet<string>): Item[] {
  const { family, troops } = view.players[seat]!;
  return troops.map((troop) => {
    const { attack, defence } = view.troops[troop];
    const item: Item = { kind: "league", name: troop, attack, defence, bribed: false };
    return bribed.has(`${family}:${troop}`) ? struck(item) : item;
  });
}

/** Whose piece of a bar an item is. */
export function ownerOf(item: Item, side: Side, battle: Battle): number | null {
  return item.kind === "league" ? battle.war.league : side.seat;
}

/** The winner's sum is at least twice the other's: both cities move two steps. */
export const isDouble = ({ attacks, sums }: Clash): boolean =>
  sums[attacks] >= 2 * sums[1 - attacks]!;

/** What came of one comparison, in words. */
export function verdict(battle: Battle, round: number, words: Words): string {
  const { attacks, sums, won } = battle.clashes[round]!;
  const { city } = battle.sides[attacks];
  const args = { city, mine: sums[attacks], other: sums[1 - attacks]! };
  if (won) return words.say("ui-scene-wins", args);
  return words.say(round === 0 ? "ui-scene-undecided" : "ui-scene-drawn", args);
}
