import type { Motion } from "../../shell/module";
import type { GameEvent } from "../../shell/protocol";
import { fly, motion as virtuMotion, spots as virtuSpots } from "../virtu/motions";
import { type Major, majorOf, type WarsView } from "./view";

/** Markers, allied troops and trophies; everything else goes as in Virtù. */
export function motion(event: GameEvent, before: WarsView, after: WarsView): Motion {
  const { seat, major, city, goal, troop } = event.args as Record<string, string>;
  switch (event.name) {
    case "influence":
      return fly({ from: [`influence:${major}`], to: [`influence:${major}`] });
    case "concludes":
      return fly({ from: [`influence:${major}`], to: [`ally:${major}`] });
    case "moves_allied":
    case "ally_retreats":
      return fly({ from: [`troop:${city}:${troop}`], to: [`troop:${goal}:${troop}`] });
    case "recruits_allied":
      return fly({
        from: [`reserve:${majorOf(after, troop as never)}`],
        to: [`troop:${city}:${troop}`],
      });
    case "loses_troop":
      return fly({ from: [`troop:${city}:${troop}`], to: [`card:${seat}:troops`] });
    case "wins_trophy":
      return fly({ from: [`disc:${city}`], to: [`trophies:${seat}`, `card:${seat}:trophies`] });
    default:
      return virtuMotion(event, before, after);
  }
}

/** What a line of the chronicle speaks of, for lighting it up. */
export function spots(event: GameEvent): string[] {
  const found = virtuSpots(event);
  const major = event.args["major"] as Major | undefined;
  if (major) found.push(`track:${major}`);
  if (event.name === "eliminates") found.push(`city:${major}`);
  return found;
}
