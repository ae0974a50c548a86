import { type Flight, fly, type Motion } from "../../shell/motions";
import type { GameEvent } from "../../shell/protocol";
import { joining, motion as virtuMotion, spots as virtuSpots } from "../virtu/motions";
import { type Colour, seatOf } from "../virtu/view";
import { type Major, majorOf, type WarsView } from "./view";

/** Markers, allied troops and trophies; everything else goes as in Virtù. */
export function motion(event: GameEvent, before: WarsView, after: WarsView): Motion {
  const { seat, major, city, goal, troop } = event.args as Record<string, string>;
  switch (event.name) {
    case "influence":
      return fly({ from: [`influence:${major}`], to: [`influence:${major}`] });
    case "concludes":
      return fly(
        { from: [`influence:${major}`], to: [`ally:${major}`] },
        ...agentHome(before, major as Major),
      );
    case "eliminates":
      return fly(...fall(before, after, major as Major));
    case "moves_allied":
    case "ally_retreats":
      return fly(joining([`troop:${city}:${troop}`], [`troop:${goal}:${troop}`]));
    case "recruits_allied":
      return fly(
        joining([`reserve:${majorOf(after, troop as Colour)}`], [`troop:${city}:${troop}`]),
      );
    case "loses_troop":
      return fly(joining([`troop:${city}:${troop}`], [`card:${seat}:troops`]));
    case "wins_trophy":
      return fly(joining([`disc:${city}`], [`trophies:${seat}`, `card:${seat}:trophies`]));
    default:
      return virtuMotion(event, before, after);
  }
}

/** An agent goes back to its owner when the marker it lay on leaves the track. */
function agentHome(before: WarsView, major: Major): Flight[] {
  const agent = before.majors[major].agent;
  if (!agent) return [];
  return [joining([`agent:${major}_track`], [`card:${seatOf(before, agent)}:agents`])];
}

/** A Major City without ally falls: its marker and its troops are laid aside. */
function fall(before: WarsView, after: WarsView, major: Major): Flight[] {
  if (after.majors[major].ally) return [];
  const { colour } = before.majors[major];
  const lost = Object.keys(before.cities).filter((city) => before.cities[city]?.troops[colour]);
  return [
    { from: [`influence:${major}`], to: [`fallen:${major}`] },
    ...lost.map((city) => joining([`troop:${city}:${colour}`], [`track:${major}`])),
    ...agentHome(before, major),
  ];
}

/** What a line of the chronicle speaks of, for lighting it up. */
export function spots(event: GameEvent): string[] {
  const found = virtuSpots(event);
  const major = event.args["major"] as Major | undefined;
  if (major) found.push(`track:${major}`);
  if (event.name === "eliminates") found.push(`city:${major}`);
  return found;
}
