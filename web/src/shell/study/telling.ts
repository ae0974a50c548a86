import type { Gained } from "../end/course";
import type { GameEvent, Stand, Swing } from "../protocol";

/** What a turning point is told by: what was decided first, and what brought most or came next. */
export function tellTurn(turn: Swing, events: readonly GameEvent[], gained: Gained): GameEvent[] {
  const all = events.filter(({ move }) => move > turn.first && move <= turn.last);
  const own = all.filter((event) => event.args["seat"] === turn.seat);
  const first = own[0] ?? all[0];
  const points = (event: GameEvent) => {
    const gain = gained(event);
    return gain?.seat === turn.seat ? Math.abs(gain.points) : 0;
  };
  const most = all.reduce<GameEvent | undefined>(
    (best, event) => (points(event) > (best ? points(best) : 0) ? event : best),
    undefined,
  );
  const next = most ?? own[1];
  return all.filter((event) => event === first || event === next);
}

/** The round in which a turn was played; nothing before the first one begins. */
export function roundOf(turn: Swing, stands: readonly Stand[]): number | null {
  return stands.findLast(({ move }) => move <= turn.first)?.round || null;
}

/** A turning point as every page shows it: with its letter, and with its words. */
export interface TurningPoint extends Swing {
  letter: string;
  events: GameEvent[];
}

/**
 * The turning points that the house has found, each with the lines of the chronicle that tell it:
 * those that stand there, or where none does any that has words.
 */
export function turningPoints(
  turns: readonly Swing[],
  lines: readonly GameEvent[],
  worded: readonly GameEvent[],
  gained: Gained,
): TurningPoint[] {
  return turns
    .map((turn) => {
      const events = tellTurn(turn, lines, gained);
      return { ...turn, events: events.length > 0 ? events : tellTurn(turn, worded, gained) };
    })
    .filter(({ events }) => events.length > 0)
    .map((turn, i) => ({ ...turn, letter: "ABCDEFGH"[i]! }));
}
