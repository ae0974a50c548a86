import { type Flight, fly, type Motion, STILL } from "../../shell/motions";
import type { GameEvent } from "../../shell/protocol";
import { leaderOf, type PrincesView, seatOf } from "./view";

const text = (event: GameEvent, key: string) => String(event.args[key]);

/** Which way pieces go when something happens; spots are named by the components. */
export function motion(event: GameEvent, _before: PrincesView, after: PrincesView): Motion {
  const seat = Number(event.args["seat"]);
  const purse = (one: number, money: string) => [`${money}:${one}`, `card:${one}:${money}`];
  const hand = [`hand:${seat}`, `card:${seat}:hand`];
  switch (event.name) {
    case "takes_family":
    case "wins_family":
      return fly({
        from: [`family:${text(event, "family")}`, "lot"],
        to: [`home:${text(event, "family")}`],
      });
    case "buys_troop":
      return fly({
        from: [`stock:${text(event, "troop")}`],
        to: [`troop:${seat}:${text(event, "troop")}`, `card:${seat}:troops`],
      });
    case "buys_treachery":
    case "alfonso":
      return fly({ from: ["pile"], to: hand });
    case "puts_up":
      return fly({
        from: [`hall:${text(event, "tile")}`, `tile:${text(event, "tile")}`],
        to: ["lot"],
      });
    case "bids":
      return fly({ from: purse(seat, text(event, "currency")), to: [`pledge:${seat}`] });
    case "wins": {
      const tile = text(event, "tile");
      return fly({
        from: ["lot"],
        to: [newest(after, seat, tile), `events:${seat}`, `card:${seat}:tiles`],
      });
    }
    case "steals": {
      const victim = leaderOf(after, text(event, "family"));
      const money = text(event, "currency");
      return victim === null ? STILL : fly({ from: purse(victim, money), to: purse(seat, money) });
    }
    case "gives":
    case "accepts": {
      const other = seatOf(after, text(event, "family"));
      if (other === null) return STILL;
      const pay = (from: number, to: number, amounts: Record<string, number>): Flight[] =>
        ["gold", "influence"]
          .filter((money) => (amounts[money] ?? 0) > 0)
          .map((money) => ({ from: purse(from, money), to: purse(to, money) }));
      const { gold, influence, for_gold, for_influence } = event.args as Record<string, number>;
      return fly(
        ...pay(seat, other, { gold: gold ?? 0, influence: influence ?? 0 }),
        ...pay(other, seat, { gold: for_gold ?? 0, influence: for_influence ?? 0 }),
      );
    }
    case "artist":
      return fly({
        from: [`tile:${text(event, "tile")}`, "lot"],
        to: [`artist:${text(event, "tile")}`],
      });
    case "status":
    case "invades":
      return fly({
        from: [`rank:${text(event, "city")}`],
        to: [`rank:${text(event, "city")}`],
      });
    case "wages": {
      const family = after.players[seat]?.family ?? "";
      return fly({ from: [`status:${text(event, "city")}`], to: [`home:${family}`] });
    }
    case "war_won":
      return fly({ from: ["wars"], to: [`tokens:${seat}`, `card:${seat}:tokens`] });
    case "income": {
      const family = after.players[seat]?.family ?? "";
      return fly({ from: [`home:${family}`], to: purse(seat, "gold") });
    }
    case "dice":
      return {
        ...STILL,
        casts: [
          {
            at: ["throw"],
            dice: [Number(event.args["black"]), Number(event.args["white"])],
          },
        ],
      };
    default:
      return STILL;
  }
}

/** What a line of the chronicle speaks of, for lighting it up. */
export function spots(event: GameEvent): string[] {
  const seat = Number(event.args["seat"]);
  const { tile, troop, city, attacker, defender, family } = event.args as Record<string, string>;
  const found: string[] = [];
  if (tile)
    found.push(`hall:${tile}`, `tile:${tile}`, `own:${seat}:${tile}:0`, `artist:${tile}`, "lot");
  if (troop) found.push(`stock:${troop}`, `troop:${seat}:${troop}`);
  for (const one of [city, attacker, defender]) if (one) found.push(`city:${one}`);
  if (family) found.push(`home:${family}`);
  if (event.name === "status" && city) found.push(`rank:${city}`);
  if (event.name === "bids" || event.name === "passes_bid") found.push(`bidder:${seat}`);
  if (event.name === "war_won") found.push(`tokens:${seat}`, `card:${seat}:tokens`);
  if (["dice", "totals", "rerolls", "war_drawn"].includes(event.name)) found.push("matter");
  if (event.name === "income") found.push(`gold:${seat}`, `card:${seat}:gold`);
  return found;
}

/** Where a tile lies that a seat has just won: its newest copy. */
function newest(view: PrincesView, seat: number, tile: string): string {
  const copies = view.players[seat]!.tiles.filter((own) => own.tile === tile).length;
  return `own:${seat}:${tile}:${copies - 1}`;
}
