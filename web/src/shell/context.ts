import { getContext, setContext } from "svelte";

import type { Table } from "./table.svelte";

const KEY = Symbol("table");

export function provideTable(table: () => Table): void {
  setContext(KEY, table);
}

/** The table that a component belongs to. */
export function useTable(): Table {
  return getContext<() => Table>(KEY)();
}
