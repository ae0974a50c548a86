import type { Table } from "../table.svelte";

export interface Ranked {
  seat: number;
  place: number;
  score: number;
  sources: Record<string, number>;
}

/** The seats in the order of their places, with where their points came from. */
export function ranking(table: Table): Ranked[] {
  const message = table.shown;
  const standing = message?.standing;
  const places = message?.result?.places ?? standing?.places ?? [];
  return table.summary.seats
    .map(({ index }) => ({
      seat: index,
      place: places[index] ?? index + 1,
      score: standing?.scores[index] ?? 0,
      sources: standing?.sources[index] ?? {},
    }))
    .sort((a, b) => a.place - b.place);
}

/** What the longest bar stands for: points that were lost again made it longer than the score. */
export const longestBar = (ranked: readonly Ranked[]): number =>
  1.02 *
  Math.max(
    1,
    ...ranked.map(({ sources }) =>
      Object.values(sources).reduce((sum, points) => sum + Math.max(0, points), 0),
    ),
  );
