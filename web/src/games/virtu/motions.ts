import { type Flight, fly, type Motion, STILL } from "../../shell/motions";
import type { GameEvent } from "../../shell/protocol";
import { cardAt, LEFT, RIGHT, ROOMS, type TableView, tileKind } from "./view";

/** A piece that comes to others of its kind. */
export const joining = (from: string[], to: string[]): Flight => ({ from, to, joins: true });
const text = (event: GameEvent, key: string) => String(event.args[key]);
const SPACES = [
  ...ROOMS.flatMap((room) => [`action${room}`, `improvement${room}`]),
  ...LEFT,
  ...RIGHT,
];

/** Which way pieces go when something happens; spots are named by the components. */
export function motion(event: GameEvent, before: TableView, after: TableView): Motion {
  const seat = Number(event.args["seat"]);
  const colour = after.colours[seat] ?? "";
  const city = text(event, "city");
  const goal = text(event, "goal");
  const crosses = `card:${seat}:crosses`;
  switch (event.name) {
    case "moves_marker":
    case "places_marker":
      return fly({ from: [`marker:${seat}`], to: [`marker:${seat}`] });
    case "annexes":
      return fly({ from: [`card:${seat}:cities`], to: [`disc:${city}`] });
    case "takes_city":
      return fly({ from: [`disc:${city}`], to: [`tile:${seat}:${city}`, `card:${seat}:cities`] });
    case "moves_troop":
    case "retreats":
      return fly(joining([`troop:${city}:${colour}`], [`troop:${goal}:${colour}`]));
    case "recruits":
      return fly(
        joining([`stock:${seat}:reserve`, `card:${seat}:troops`], [`troop:${city}:${colour}`]),
      );
    case "dismisses":
    case "disbands":
      return fly(joining([`troop:${city}:${colour}`], [`card:${seat}:troops`]));
    case "sends_agent":
      return fly({
        from: [`stock:${seat}:agents`, `card:${seat}:agents`],
        to: [`agent:${text(event, "place")}`],
      });
    case "removes_agent":
      return fly(
        joining([`agent:${text(event, "place")}`], [`card:${Number(event.args["rival"])}:agents`]),
      );
    case "moves_card": {
      const from = spaceOf(before, seat, text(event, "card"), text(event, "space"));
      const to = `space:${seat}:${text(event, "space")}`;
      return from ? fly({ from: [`space:${seat}:${from}`], to: [to] }) : STILL;
    }
    case "lays_card":
    case "lays_family":
    case "lays_in_secret": {
      const card = text(event, "card");
      return fly({
        from: [`family:${card}`, `ware:${card}`],
        to: [`space:${seat}:${text(event, "space")}`],
      });
    }
    case "buys":
      return fly({
        from: [`ware:${text(event, "ware")}`],
        to: [`tile:${seat}:${text(event, "ware")}`, `card:${seat}:florins`],
      });
    case "wins_cathedral":
      return fly(joining([`cathedral:${city}`], [...wonCathedrals(before, after, seat), crosses]));
    case "builds":
      return fly({
        from: ["ware:cathedral", `card:${seat}:florins`],
        to: [`cathedral:${city}`, `card:${seat}:cities`],
      });
    case "rises":
      return fly({ from: [`patronage:${colour}`], to: [`patronage:${colour}`] });
    case "takes_bonus":
      return fly({
        from: [`bonus:${text(event, "bonus")}`],
        to: [`bonus:${seat}:${text(event, "bonus")}`, crosses],
      });
    case "trophy": {
      const rival = Number(event.args["rival"]);
      return fly({
        from: [`card:${rival}:cities`],
        to: [`trophy:${seat}:${after.colours[rival] ?? ""}`],
      });
    }
    case "allies":
      return fly({ from: [`card:${seat}:cities`], to: [`ally:${text(event, "power")}`] });
    case "lays_indulgence":
      return fly({ from: ["indulgences"], to: [`indulgence:${seat}:${text(event, "room")}`] });
    case "order":
      return fly(
        ...after.colours.map((one) => ({ from: [`cities:${one}`], to: [`cities:${one}`] })),
      );
    default:
      return STILL;
  }
}

/** Where cathedral tiles lie that a player did not have before. */
function wonCathedrals(before: TableView, after: TableView, seat: number): string[] {
  const had = before.players[seat]?.domain ?? {};
  return Object.keys(after.players[seat]?.domain ?? {})
    .filter((tile) => tileKind(tile) === "cathedral" && !(tile in had))
    .map((tile) => `tile:${seat}:${tile}`);
}

/** Where a card lay before it moved. */
function spaceOf(view: TableView, seat: number, card: string, but: string): string | undefined {
  const player = view.players[seat];
  return player && SPACES.find((space) => space !== but && cardAt(player, space) === card);
}

/** What a line of the chronicle speaks of, for lighting it up. */
export function spots(event: GameEvent): string[] {
  const seat = Number(event.args["seat"]);
  const { city, goal, power, place, ware, bonus, room, tile, space } = event.args as Record<
    string,
    string
  >;
  const found: string[] = [];
  if (city) found.push(`city:${city}`);
  if (goal) found.push(`city:${goal}`);
  if (power) found.push(`power:${power}`);
  if (place) found.push(`agent:${place}`, `city:${place}`, `power:${place}`);
  if (ware) found.push(`ware:${ware}`, `tile:${seat}:${ware}`);
  if (bonus) found.push(`bonus:${seat}:${bonus}`, `bonus:${bonus}`);
  if (room) found.push(`room:${seat}:${room}`);
  if (tile) found.push(`tile:${seat}:${tile}`);
  if (space) found.push(`space:${seat}:${space}`);
  if (event.name === "rises") found.push("track:patronage");
  if (event.name === "order") found.push("track:cities");
  return found;
}
