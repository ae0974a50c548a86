import { api } from "./api";
import { router } from "./router.svelte";
import { stepAt, stepsOf } from "./steps";
import type { Telling } from "./telling.svelte";

/** Looking back: a moment of the game is on screen, while the table itself may go on. */
export class Past {
  /** After how many moves; null while the table is shown as it is. */
  at = $state<number | null>(null);
  /** Steps follow each other by themselves. */
  running = $state(false);
  /** Decisions that were taken after the moment. */
  decisions = $state(0);
  readonly #table: Telling;
  /** The moment that has been drawn; null while it is the present. */
  #drawn: number | null = null;
  /** A moment to be drawn first, so that the step after it is seen to happen. */
  #lead: number | null = null;
  /** The seat that looks: the one at the screen when it began, whoever is asked meanwhile. */
  #seat: number | null = null;
  #fetching = false;

  constructor(table: Telling) {
    this.#table = table;
  }

  readonly steps = $derived.by(() =>
    stepsOf(this.#table.ledger.events, this.#table.latest?.over ?? false),
  );
  readonly step = $derived(stepAt(this.steps, this.at ?? 0));
  /** Something happened since my last decision that can be shown once more. */
  readonly since = $derived.by(() => {
    const { latest } = this.#table;
    if (this.at !== null || !latest || latest.seat === null || latest.over) return null;
    const { since } = latest;
    return since !== null && this.steps.some((step) => step > since) ? since : null;
  });

  /** Go to a step; each has its own address. */
  go(step: number): void {
    const at = this.steps[Math.max(0, Math.min(this.steps.length - 1, step))];
    if (at !== undefined) router.quietly(this.#table.link(at));
  }

  /** Show what happened since my last decision, step by step, and come back. */
  run(from: number): void {
    this.running = true;
    router.go(this.#table.link(from));
  }

  /** Show a step of the chronicle as it happened. */
  replay(at: number): void {
    this.running = false;
    this.#lead = this.steps[stepAt(this.steps, at) - 1] ?? null;
    if (this.at === at) {
      this.#drawn = null;
      void this.look(at);
    } else router.go(this.#table.link(at));
  }

  /** Draw a moment. Of many that are asked for while one is fetched, only the last is drawn. */
  async look(at: number): Promise<void> {
    if (this.at === null) this.#seat = this.#table.shown?.seat ?? null;
    this.at = at;
    this.#table.rest();
    if (this.#fetching) return;
    this.#fetching = true;
    try {
      while (this.at !== null && this.at !== this.#drawn) await this.#draw(this.at);
    } finally {
      this.#fetching = false;
    }
  }

  /** Back to the table as it is. */
  lookUp(): void {
    this.at = null;
    this.running = false;
    this.#drawn = null;
    this.#table.comeBack();
  }

  /** The address of the table as it is. */
  leave(): void {
    router.quietly(this.#table.link());
  }

  async #draw(at: number): Promise<void> {
    const lead = this.#lead;
    this.#lead = null;
    if (lead !== null && lead !== this.#drawn) await this.#fetch(lead);
    await this.#fetch(at);
  }

  async #fetch(at: number): Promise<void> {
    const table = this.#table;
    const { invite, latest } = table;
    const seat = latest?.over ? null : this.#seat;
    const told = await api.replay(table.summary.id, { at, seat, invite });
    if (this.at === null) return;
    this.decisions = told.decisions;
    const next = this.#drawn === null ? null : this.steps[stepAt(this.steps, this.#drawn) + 1];
    const fresh = next === at ? told.message.events.filter((event) => event.move === at) : [];
    this.#drawn = at;
    const message = { ...told.message, people: latest?.people ?? [] };
    const last = message.events.at(-1)?.index ?? -1;
    await table.show({ message, fresh, undone: false, last }, 1);
  }
}
