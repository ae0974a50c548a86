import type { Cell } from "../protocol";

/** Games and wins put together: by what was played, or by seat. */
export interface Share {
  name: string;
  games: number;
  wins: number;
  /** The share of wins that would be fair, from the sizes of the tables. */
  fair: number;
}

/** Cells put together under a name each; those without one are left out. */
export function shares(cells: readonly Cell[], name: (cell: Cell) => string | null): Share[] {
  const found = new Map<string, Share & { due: number }>();
  for (const cell of cells) {
    const key = name(cell);
    if (key === null) continue;
    const share = found.get(key) ?? { name: key, games: 0, wins: 0, fair: 0, due: 0 };
    share.games += cell.games;
    share.wins += cell.wins;
    share.due += cell.games / cell.seats;
    found.set(key, share);
  }
  return [...found.values()].map(({ due, ...share }) => ({ ...share, fair: due / share.games }));
}

/** The 95 % interval of a share of wins, after Wilson. */
export function interval(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const p = wins / games;
  const middle = (p + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half =
    (z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
