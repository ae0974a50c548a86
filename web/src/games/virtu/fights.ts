import type { GameEvent } from "../../shell/protocol";
import type { TableView } from "./view";

/** A siege or a field battle that has been decided. */
export interface Fight {
  city: string;
  field: boolean;
  attacker: number;
  /** Null where a city without an owner defends itself. */
  defender: number | null;
  sums: [number, number];
  /** The attacker needs more; a siege that is level holds, a battle that is level has no winner. */
  winner: "attacker" | "defender" | null;
}

export const isFight = ({ name }: GameEvent): boolean =>
  name === "siege" || name === "battle_fought";

/** The fights that the fresh events decide, in their order. */
export function fightsOf(fresh: readonly GameEvent[], before: TableView): Fight[] {
  return fresh.filter(isFight).map(({ name, args }) => {
    const field = name === "battle_fought";
    const city = String(args["city"]);
    const sums: [number, number] = [Number(args["attack"]), Number(args["defence"])];
    const { owner } = before.cities[city as keyof TableView["cities"]]!;
    const seat = owner === null ? -1 : before.colours.findIndex((colour) => colour === owner);
    const level = sums[0] === sums[1];
    return {
      city,
      field,
      attacker: Number(args["seat"]),
      defender: field ? Number(args["rival"]) : seat < 0 ? null : seat,
      sums,
      winner: sums[0] > sums[1] ? "attacker" : level && field ? null : "defender",
    };
  });
}

export const endsYear = ({ name, args }: GameEvent): boolean =>
  name === "spring" && Number(args["year"]) > 1;

/** A year that has ended: prestige by seat, before and now, in the new order of play. */
export interface YearEnd {
  year: number;
  rows: { seat: number; before: number; now: number }[];
}

export function yearEnd(events: readonly GameEvent[], fresh: readonly GameEvent[]): YearEnd | null {
  const spring = fresh.find(endsYear);
  if (!spring) return null;
  const earlier = events.slice(0, events.indexOf(spring)).findLast(({ name }) => name === "spring");
  const counted = (event: GameEvent | undefined) => (event?.args["prestige"] ?? []) as number[];
  const told = events.findLast(({ name }) => name === "order")?.args["order"];
  const order = (told as number[] | undefined) ?? counted(spring).map((_, seat) => seat);
  return {
    year: Number(spring.args["year"]) - 1,
    rows: order.map((seat) => ({
      seat,
      before: counted(earlier)[seat] ?? 0,
      now: counted(spring)[seat] ?? 0,
    })),
  };
}
