import type { Table } from "../table.svelte";

/** The seat that may be claimed now: the table waits for it, and its person has been away for long. */
export function claimable(table: Table): number | null {
  const { claim = null, seat = null } = table.latest ?? {};
  if (claim === null || seat === null || table.latest?.asked) return null;
  if (table.latest?.seats.includes(claim.seat) || table.present.includes(claim.seat)) return null;
  return claim.at * 1000 <= Date.now() ? claim.seat : null;
}
