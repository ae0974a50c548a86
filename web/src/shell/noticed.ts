import type { Summary } from "./protocol";

/** A clock with less than this left is nearly out: a tenth of an hour live, a few hours by days. */
const HURRY = { live: 6 * 60, days: 6 * 3600 };

/** Days for which the end of a game is told. */
const DAYS = 7;

/** One line of the bell's list: a table, and what there is to do. */
export interface Noticed {
  table: Summary;
  kind: "turn" | "asked" | "full" | "over" | "offer" | "hurry" | "again";
  icon: string;
  /** What the button says. */
  does: string;
  /** It waits for me; the others are told for information. */
  waits: boolean;
}

/** What each of my tables has to tell, what waits for me first, and of that a clock nearly out; nothing of the table on screen. */
export function noticesOf(
  tables: readonly Summary[],
  read: number,
  here: string | null,
): Noticed[] {
  return tables
    .filter((table) => table.id !== here)
    .flatMap((table) => noticed(table, read, tables))
    .sort(
      (a, b) =>
        Number(b.kind === "hurry") - Number(a.kind === "hurry") ||
        Number(b.waits) - Number(a.waits) ||
        b.table.changed - a.table.changed,
    );
}

/** The clock that runs for me is nearly at zero. */
export function isNearlyOut({ left, pace }: Pick<Summary, "left" | "pace">): boolean {
  return left !== null && pace.clock !== "none" && left < HURRY[pace.clock];
}

/** One line a table, the most urgent: it leads there, and the table shows the rest. */
function noticed(table: Summary, read: number, all: readonly Summary[]): Noticed[] {
  if (isNearlyOut(table))
    return [{ table, kind: "hurry", icon: "hourglass", does: "ui-play", waits: true }];
  if (table.state === "playing" && table.asked)
    return [{ table, kind: "asked", icon: "undo", does: "ui-bell-answer", waits: true }];
  if (table.my_turn)
    return [{ table, kind: "turn", icon: "manicule", does: "ui-play", waits: true }];
  if (table.offers)
    return [{ table, kind: "offer", icon: "coins", does: "ui-bell-answer", waits: true }];
  if (table.state === "waiting" && table.host && table.seats.every(({ kind }) => kind !== "open"))
    return [{ table, kind: "full", icon: "people", does: "ui-open", waits: true }];
  if (table.state === "waiting" && !table.host && all.some(({ rematch }) => rematch === table.id))
    return [{ table, kind: "again", icon: "letter", does: "ui-open", waits: true }];
  const fresh = table.changed > read && Date.now() / 1000 - table.changed < DAYS * 86_400;
  if (table.state === "finished" && fresh && table.result?.places)
    return [{ table, kind: "over", icon: "laurel", does: "ui-result", waits: false }];
  return [];
}
