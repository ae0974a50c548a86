import { aside } from "../../shell/choices";
import type { Table } from "../../shell/table.svelte";
import type { AddedTable } from "./contract";

/** Only what the contract names: the rest of a table may change from one edition to the next. */
export const tableFor = (table: Table): AddedTable => ({
  get mine() {
    return table.mine;
  },
  say: (id, args) => table.words.say(id, args),
  name: (seat) => table.names[seat] ?? "",
  colour: (seat) => table.colour(seat),
  thing: (target, name) => table.thing(target, name),
  play: (move) => void table.do(aside(move)),
});
