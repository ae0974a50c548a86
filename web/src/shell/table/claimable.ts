import type { Table } from "../table.svelte";

/** The seat that may be claimed now: the table waits for it, and its person has been away for long. */
export function claimable(table: Table): number | null {
  const { claim = null, seat = null } = table.latest ?? {};
  if (claim === null || seat === null || table.latest?.asked) return null;
  if (claim.at * 1000 > Date.now()) return null;
  const mine = table.latest?.seats ?? [];
  return claim.seats.find((one) => !mine.includes(one) && !table.present.includes(one)) ?? null;
}
