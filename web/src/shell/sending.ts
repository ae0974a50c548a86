import { api, patiently } from "./api";
import { errands } from "./errands.svelte";
import type { Live } from "./live";
import type { Described, Message } from "./protocol";

/** What is done to a table on its line, or over HTTP where there is none. */
export type Sent =
  Described["MoveSent"] | Described["UndoSent"] | Described["RedoSent"] | Described["ConfirmSent"];

/**
 * Send something that changes a table; with the same key it is done once, whichever way it goes. Gives
 * the message of an answer over HTTP: what is answered on the line has been heard there.
 */
export async function put(live: Live | null, table: string, sent: Sent): Promise<Message | null> {
  if (live?.ready) {
    await errands.run(patiently(() => live.send(sent)));
    return null;
  }
  switch (sent.do) {
    case "move":
      return api.move(table, sent);
    case "undo":
      return api.undo(table, sent);
    case "redo":
      return api.redo(table, sent);
    case "confirm":
      return api.confirm(table, sent);
  }
}
