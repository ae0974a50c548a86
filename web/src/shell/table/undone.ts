import type { GameEvent } from "../protocol";
import type { Table } from "../table.svelte";

/** What the house says of a question or a pause: nothing of the game, nothing to undo. */
const OF_THE_HOUSE = new Set([
  "asks",
  "hinted",
  "lapses",
  "pauses",
  "refuses",
  "resumes",
  "withdrawn",
  "runs_out",
  "resigns",
  "takes_over",
]);

export const ofTheHouse = ({ name }: GameEvent): boolean => OF_THE_HOUSE.has(name);

/** Something of the game that would go with the moves after the first `moves`. */
export const isUndone = (event: GameEvent, moves: number): boolean =>
  event.move > moves && !ofTheHouse(event);

/** The lines of the chronicle that would go with the moves after the first `moves`. */
export function undoneLines(
  table: Table,
  moves: number,
): readonly { event: GameEvent; seat: number | null }[] {
  const { chronicle } = table.module;
  return table.ledger.events
    .filter(
      (event) =>
        isUndone(event, moves) &&
        !chronicle.silent(event) &&
        chronicle.heading(event, table.words) === null &&
        table.words.event(event).length > 0,
    )
    .map((event) => ({
      event,
      seat: typeof event.args["seat"] === "number" ? event.args["seat"] : null,
    }));
}

/** The names of some seats, in the language on screen: "Anna and Marco". */
export function namesOf(table: Table, seats: readonly number[], language: string): string {
  const names = [...new Set(seats.map((seat) => table.names[seat] ?? ""))];
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/** The seats of other people, who must agree to what I ask. */
export function othersOf(table: Table): readonly number[] {
  const mine = table.shown?.seats ?? [];
  return (table.shown?.people ?? [])
    .filter(({ index, kind }) => (kind === "person" || kind === "here") && !mine.includes(index))
    .map(({ index }) => index);
}
