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
