import { sameMove } from "../../../shell/choices";
import type { Move } from "../../../shell/protocol";
import type { Table } from "../../../shell/table.svelte";
import type { Wish } from "../plans";

const INDULGENCE: Move = ["indulgence"];
const asked = (wishes: readonly Move[]) => wishes.some((one) => sameMove(one, INDULGENCE));

/** Plan something or take it back; where it cannot be planned, say why. */
export function wishFor(table: Table, move: Move, wish: Wish, refuse: (why: string) => void): void {
  const { planner } = table;
  const chosen = planner.wishes.some((one) => sameMove(one, move));
  if (!chosen && (wish.state === "lacks" || wish.state === "barred") && wish.why) {
    refuse(table.words.why(wish.why.reason, wish.why.args));
    return;
  }
  if (chosen) planner.wish(planner.wishes.filter((one) => !sameMove(one, move)));
  else {
    const begs = wish.state === "extra" && !asked(planner.wishes);
    planner.wish([...planner.wishes, ...(begs ? [INDULGENCE] : []), move]);
  }
}

/** The wishes with one of each such verb: the newest. */
export function only(table: Table, move: Move): void {
  const others = table.planner.wishes.filter((one) => one[0] !== move[0]);
  table.planner.wish([...others, move]);
}
