import type { Summary } from "./protocol";

/** Days for which the end of a game is told. */
const DAYS = 7;

/** One line of the bell's list: a table, and what there is to do. */
export interface Noticed {
  table: Summary;
  kind: "turn" | "asked" | "full" | "over";
  icon: string;
  /** What the button says. */
  does: string;
  /** It waits for me; the others are told for information. */
  waits: boolean;
}

/** What each of my tables has to tell, what waits for me first; nothing of the table on screen. */
export function noticesOf(
  tables: readonly Summary[],
  read: number,
  here: string | null,
): Noticed[] {
  return tables
    .filter((table) => table.id !== here)
    .flatMap((table) => noticed(table, read))
    .sort((a, b) => Number(b.waits) - Number(a.waits) || b.table.changed - a.table.changed);
}

function noticed(table: Summary, read: number): Noticed[] {
  if (table.state === "playing" && table.asked)
    return [{ table, kind: "asked", icon: "undo", does: "ui-bell-answer", waits: true }];
  if (table.my_turn)
    return [{ table, kind: "turn", icon: "manicule", does: "ui-play", waits: true }];
  if (table.state === "waiting" && table.host && table.seats.every(({ kind }) => kind !== "open"))
    return [{ table, kind: "full", icon: "people", does: "ui-open", waits: true }];
  const fresh = table.changed > read && Date.now() / 1000 - table.changed < DAYS * 86_400;
  if (table.state === "finished" && fresh && table.result?.places)
    return [{ table, kind: "over", icon: "laurel", does: "ui-result", waits: false }];
  return [];
}
