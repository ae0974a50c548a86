import { api, Refused } from "./api";
import type { Lens } from "./protocol";
import type { Table } from "./table.svelte";

/** What the house knows of the things on the table beyond the view: asked when somebody looks. */
export class Closer {
  readonly #table: Table;
  #known = $state.raw<{ version: number; seat: number; lens: Lens } | null>(null);
  #asked = "";

  constructor(table: Table) {
    this.#table = table;
  }

  /** The view, with what is known beyond it now. */
  get view(): never {
    const { shown, past, view } = this.#table;
    const known = this.#known;
    if (!shown?.view || !known?.lens || past.at !== null) return view;
    if (known.version !== shown.version || known.seat !== shown.seat) return view;
    return { ...shown.view, lens: known.lens } as never;
  }

  /** Somebody looks at a thing: ask once for each moment of the table. */
  async look(target: string): Promise<void> {
    const { shown, past, module, summary } = this.#table;
    if (!shown?.view || shown.seat === null || past.at !== null) return;
    if (!module.tips?.closer?.(target)) return;
    const [seat, version] = [shown.seat, shown.version];
    if (this.#asked === `${seat} ${version}`) return;
    this.#asked = `${seat} ${version}`;
    try {
      const told = await api.lens(summary.id, seat);
      this.#known = { ...told, seat };
    } catch (error) {
      // It is more than one needs to play: whoever looks again asks again.
      if (!(error instanceof Refused)) throw error;
      this.#asked = "";
    }
  }
}
