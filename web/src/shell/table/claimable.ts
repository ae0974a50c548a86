import type { Table } from "../table.svelte";

/** The seats that may be claimed now: the table waits for them, and their people have been away for
 * long. */
export function claimable(table: Table): number[] {
  const { claims = [], seat = null, seats: mine = [], asked = null } = table.latest ?? {};
  if (seat === null || asked) return [];
  return claims
    .filter(({ at }) => at * 1000 <= Date.now())
    .map((claim) => claim.seat)
    .filter((one) => !mine.includes(one) && !table.present.includes(one));
}
