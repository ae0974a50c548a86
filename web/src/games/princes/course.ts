import type { CourseFacet, Gain, Gained } from "../../shell/end/course";
import type { GameEvent } from "../../shell/protocol";
import { theBox } from "./box";

/**
 * Points are counted at the end alone. To show the course of the game they are told when they were
 * won: a tile with what its city scored in the end, an artist, a victory; the rest at the end.
 */
function gains(events: readonly GameEvent[]): Gained {
  const box = theBox();
  const worth = new Map(
    events
      .filter((event) => event.name === "final_city")
      .map((event) => [String(event.args["city"]), Number(event.args["vp"])]),
  );
  const told = new Map<string, number>();
  const found = new Map<number, Gain>();
  const tokens = new Map<number, number>();
  const enter = (event: GameEvent, source: string, points: number, end: boolean) => {
    const seat = Number(event.args["seat"]);
    const key = `${seat} ${source}`;
    if (points <= 0) return;
    told.set(key, (told.get(key) ?? 0) + points);
    found.set(event.index, { seat, points, end });
  };
  for (const event of events) {
    const seat = Number(event.args["seat"]);
    if (event.name === "wins") {
      const tile = String(event.args["tile"]);
      const city = box.tileCity(tile);
      if (city) enter(event, "cities", worth.get(city) ?? 0, false);
      else enter(event, "events", box.eventPoints(tile), false);
    } else if (event.name === "war_won") {
      const count = (tokens.get(seat) ?? 0) + 1;
      tokens.set(seat, count);
      enter(event, "victories", count, false);
    } else if (event.name === "final_points") {
      const source = String(event.args["source"]);
      const before = told.get(`${seat} ${source}`) ?? 0;
      enter(event, source, Number(event.args["vp"]) - before, true);
    }
  }
  return (event) => found.get(event.index) ?? null;
}

export const course: CourseFacet = {
  rounds: 3,
  begins: (event) => (event.name === "decade" ? Number(event.args["decade"]) : null),
  gains,
};
