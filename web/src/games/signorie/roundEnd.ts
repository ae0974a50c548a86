import type { GameEvent } from "../../shell/protocol";
import { theBox } from "./box";
import { gained } from "./course";
import type { SignorieView } from "./view";

/** What the end of a round brought one seat. */
export interface Ending {
  seat: number;
  place: number;
  /** The place before, counted from 1. */
  was: number;
  initiative: number;
  dice: { column: string; value: number }[];
  sum: number;
  threshold: number;
  rewarded: boolean;
  /** What was taken as the reward and for the bride, event by event. */
  gains: GameEvent[];
  points: number;
  after: number;
}

export interface RoundEnd {
  round: number;
  rows: Ending[];
}

/** The columns of its card before the points, from left to right. */
export const COLUMNS = ["order", "threshold", "reward"] as const;

const TAKEN = new Set(["bonus", "receives", "reward_vp", "bride", "buys"]);

/** The next round begins, or the game is counted. */
export const endsRound = ({ name, args }: GameEvent): boolean =>
  name === "final_careers" || (name === "round" && Number(args["round"]) > 1);

/** The round that has just ended, once the next one begins or the game is counted. */
export function roundEnd(
  events: readonly GameEvent[],
  fresh: readonly GameEvent[],
  after: SignorieView,
): RoundEnd | null {
  const end = fresh.find(endsRound);
  if (!end) return null;
  const told = events.slice(0, events.indexOf(end));
  const began = told.findLastIndex(({ name }) => name === "round");
  const story = told.slice(began);
  const round = Number(story[0]?.args["round"]);
  const set = story.find(({ name }) => name === "new_order");
  if (story[0]?.name !== "round" || !set) return null;
  const order = set.args["order"] as number[];
  const old = (told
    .slice(0, began)
    .findLast(({ name }) => name === "new_order" || name === "turn_order")?.args["order"] ??
    order) as number[];
  const scored = story.slice(story.indexOf(set) + 1);
  return {
    round,
    rows: order.map((seat, place) => {
      const own = (name: string) =>
        story.filter((event) => event.name === name && event.args["seat"] === seat);
      const dice = own("takes_die").map(({ args }) => ({
        column: String(args["column"]),
        value: Number(args["value"]),
      }));
      const initiative = Number(own("initiative_vp")[0]?.args["vp"] ?? 0);
      const mine = scored.filter((event) => event.args["seat"] === seat);
      const points = mine.reduce((sum, event) => sum + (gained(event)?.points ?? 0), initiative);
      const later = events
        .slice(told.length)
        .filter((event) => event.args["seat"] === seat)
        .reduce((sum, event) => sum + (gained(event)?.points ?? 0), 0);
      return {
        seat,
        place: place + 1,
        was: old.indexOf(seat) + 1,
        initiative,
        dice,
        sum: dice.reduce((sum, die) => sum + die.value, 0),
        threshold: Number(
          own("threshold").at(-1)?.args["threshold"] ?? theBox().number("game.threshold"),
        ),
        rewarded: own("over_threshold").length === 0,
        gains: mine.filter(({ name }) => TAKEN.has(name)),
        points,
        after: after.players[seat]!.vp - later,
      };
    }),
  };
}
