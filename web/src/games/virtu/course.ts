import type { CourseFacet, Gain } from "../../shell/end/course";
import type { GameEvent } from "../../shell/protocol";
import { theBox } from "./box";
import { COLOURS } from "./seating";

/** No game lasts longer: years are counted by the events. */
const MANY = 99;

export const begins: CourseFacet["begins"] = (event) =>
  event.name === "spring" ? Number(event.args["year"]) : null;

export const tally: CourseFacet["tally"] & object = (event) =>
  event.name === "spring" && Array.isArray(event.args["prestige"])
    ? event.args["prestige"].map(Number)
    : null;

/**
 * Prestige comes and goes, and is counted anew each Spring. What an event brings at once: a city
 * by the space its new owner reaches on the track, a rank, a trophy, a cathedral, an alliance.
 */
export function gains(colours: readonly string[]): CourseFacet["gains"] {
  return (events) => {
    const found = new Map<number, Gain>();
    const owners = owned(colours);
    for (const event of events) {
      const points = brought(event, owners);
      if (points !== null)
        found.set(event.index, {
          seat: Number(event.args["seat"]),
          points,
          end: event.name === "final",
        });
    }
    return (event) => found.get(event.index) ?? null;
  };
}

/** Whose the start cities are. */
function owned(colours: readonly string[]): Map<string, number> {
  const box = theBox();
  return new Map(
    colours.flatMap((colour, seat) =>
      box.words(`start.${colour}`).map((city) => [city, seat] as const),
    ),
  );
}

function brought(event: GameEvent, owners: Map<string, number>): number | null {
  const box = theBox();
  if (event.name === "takes_city") {
    const seat = Number(event.args["seat"]);
    owners.set(String(event.args["city"]), seat);
    const count = [...owners.values()].filter((owner) => owner === seat).length;
    return step(box.numbers("prestige.cities"), count);
  }
  if (event.name === "rises")
    return step(box.numbers("patronage.points"), Number(event.args["rank"]));
  if (event.name === "trophy") return box.number("prestige.trophy");
  if (event.name === "builds") return box.number("tiles.cathedral.prestige");
  if (event.name === "allies") return box.number("alliances.prestige");
  return event.name === "final" ? 0 : null;
}

/** What a space of a track is worth beyond the one before; the last one stands for all further. */
function step(points: readonly number[], space: number): number {
  const at = (index: number) => points[Math.min(index, points.length - 1)] ?? 0;
  return at(space) - at(space - 1);
}

export const course: CourseFacet = { rounds: MANY, begins, gains: gains(COLOURS), tally };
