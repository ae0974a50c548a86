import { api } from "./api";
import { router } from "./router.svelte";
import { stepAt, stepsOf, stopsOf, type Unit } from "./steps";
import type { Telling } from "./telling.svelte";
import type { Turn } from "./turns";

/** Looking back: a moment of the game is on screen, while the table itself may go on. */
export class Past {
  /** After how many moves; null while the table is shown as it is. */
  at = $state<number | null>(null);
  /** Stops follow each other by themselves. */
  running = $state(false);
  /** How far one goes at a time. */
  unit = $state<Unit>("turn");
  /** Decisions that were taken after the moment. */
  decisions = $state(0);
  readonly #table: Telling;
  /** The moment that has been drawn; null while it is the present. */
  #drawn: number | null = null;
  /** A moment to be drawn first, so that what follows it is seen to happen. */
  #lead: number | null = null;
  /** The seat that looks: the one at the screen when it began, whoever is asked meanwhile. */
  #seat: number | null = null;
  #fetching = false;

  constructor(table: Telling) {
    this.#table = table;
  }

  readonly #over = $derived.by(() => this.#table.latest?.over ?? false);
  readonly steps = $derived.by(() => stepsOf(this.#table.ledger.events, this.#over));
  /** Where one comes by as one goes on by turns, rounds or single steps. */
  readonly stops = $derived.by(() =>
    this.unit === "step" ? this.steps : stopsOf(this.#table.turns, this.unit, this.#over),
  );
  /** The stop that the moment on screen leads to. */
  readonly stop = $derived.by(() => {
    const found = this.stops.findIndex((stop) => stop >= (this.at ?? 0));
    return found < 0 ? Math.max(0, this.stops.length - 1) : found;
  });
  readonly step = $derived(stepAt(this.steps, this.at ?? 0));
  /** The turn on screen. */
  readonly turn = $derived.by(() =>
    this.at === null ? undefined : this.#table.turns.find(({ to }) => to >= this.at!),
  );
  readonly first = $derived((this.at ?? 0) <= (this.stops[0] ?? 0));
  readonly last = $derived((this.at ?? 0) >= (this.stops.at(-1) ?? 0));
  /** Something happened since my last decision that can be shown once more. */
  readonly since = $derived.by(() => {
    const { latest } = this.#table;
    if (this.at !== null || !latest || latest.seat === null || latest.over) return null;
    const { since } = latest;
    return since !== null && this.steps.some((step) => step > since) ? since : null;
  });

  /** Go to a stop; each has its own address. */
  go(stop: number): void {
    const at = this.stops[Math.max(0, Math.min(this.stops.length - 1, stop))];
    if (at !== undefined) router.quietly(this.#table.link(at));
  }

  /** To the stop before the moment on screen, or after it. */
  walk(by: -1 | 1): void {
    const at = this.at ?? 0;
    const to =
      by < 0
        ? this.stops.findLastIndex((stop) => stop < at)
        : this.stops.findIndex((stop) => stop > at);
    if (to >= 0) this.go(to);
  }

  /** Show what happened since my last decision, turn by turn, and come back. */
  run(from: number): void {
    this.running = true;
    this.unit = "turn";
    router.go(this.#table.link(from));
  }

  /** Show a step of the chronicle as it happened. */
  replay(at: number): void {
    this.#see(at, this.steps[stepAt(this.steps, at) - 1] ?? null);
  }

  /** Show a turn of the chronicle as it happened. */
  replayTurn({ from, to }: Turn): void {
    this.#see(to, this.steps.findLast((step) => step < from) ?? null);
  }

  #see(at: number, lead: number | null): void {
    this.running = false;
    this.#lead = lead;
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
    for (const scene of this.#scenesTo(at)) {
      if (this.at !== at) return;
      const before = this.steps[stepAt(this.steps, scene) - 1];
      if (before !== undefined && before !== this.#drawn) await this.#fetch(before);
      await this.#fetch(scene);
    }
    if (this.at === at && this.#drawn !== at) await this.#fetch(at);
  }

  /** What is drawn and a moment lie in one turn: what happens between them can be seen. */
  #follows(at: number): boolean {
    const drawn = this.#drawn;
    if (drawn === null || drawn >= at) return false;
    const next = this.#table.turns.find(({ to }) => to > drawn)?.to ?? 0;
    return at <= next;
  }

  /** Moments on the way to one in the same turn that are shown as a scene. */
  #scenesTo(at: number): number[] {
    const { scenes } = this.#table.module;
    if (!scenes || !this.#table.scenic || !this.#follows(at)) return [];
    const drawn = this.#drawn!;
    const shown = this.#table.ledger.events.filter(
      (event) => event.move > drawn && event.move <= at && scenes.ends(event),
    );
    return [...new Set(shown.map(({ move }) => move))];
  }

  async #fetch(at: number): Promise<void> {
    const table = this.#table;
    const { invite, latest } = table;
    const seat = this.#over ? null : this.#seat;
    const told = await api.replay(table.summary.id, { at, seat, invite });
    if (this.at === null) return;
    this.decisions = told.decisions;
    const from = this.#follows(at) ? this.#drawn! : at;
    const fresh = told.message.events.filter(({ move }) => move > from && move <= at);
    this.#drawn = at;
    const message = { ...told.message, people: latest?.people ?? [] };
    const last = message.events.at(-1)?.index ?? -1;
    await table.show({ message, fresh, undone: false, last }, 1);
  }
}
