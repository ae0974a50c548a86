import { api, Refused } from "../api";
import { house } from "../house.svelte";
import type { Analysed } from "../protocol";
import type { Table } from "../table.svelte";
import { turningPoints } from "./telling";

/** The analysis of a finished game, as its result and its own page show it. */
export class Studied {
  analysed = $state.raw<Analysed | null>(null);
  /** Why there is none. */
  failed = $state<string | null>(null);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  readonly turns = $derived.by(() => {
    const { ledger, module, words } = this.#table;
    const worded = ledger.events.filter((event) => words.event(event).length > 0);
    const lines = worded.filter(
      (event) => !module.chronicle.silent(event) && module.chronicle.heading(event, words) === null,
    );
    const gained = module.course.gains(ledger.events);
    return turningPoints(this.analysed?.turns ?? [], lines, worded, gained);
  });

  async look(): Promise<void> {
    this.failed = null;
    try {
      this.analysed = await api.analysis(this.#table.summary.id, this.#table.invite);
    } catch (error) {
      const why = error instanceof Refused ? ` ${house.refusal(error)}` : "";
      this.failed = this.#table.words.say("ui-analysis-failed") + why;
    }
  }
}
