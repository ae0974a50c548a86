import { api, Refused } from "../api";
import { house } from "../house.svelte";
import { sameMove } from "../choices";
import type { Move, Planned } from "../protocol";
import { settings } from "../settings.svelte";
import type { Table } from "../table.svelte";

/** What I wish to do in all of a turn, and what the house says it comes to. Nothing is played. */
export class Planner {
  readonly #table: Table;
  #told = $state.raw<{ version: number; wishes: readonly Move[]; plan: Planned } | null>(null);
  #asked = "";
  /** The wishes of a matter: another one begins with none. */
  #kept = $state.raw<{ matter: string; wishes: readonly Move[] }>({ matter: "", wishes: [] });
  /** The plan is being carried out. */
  busy = $state(false);

  constructor(table: Table) {
    this.#table = table;
  }

  /** What I may plan now, on a sheet or step by step. */
  readonly matter = $derived.by(() => {
    const { shown, past, module, mine } = this.#table;
    if (!shown?.view || shown.over || shown.lesson || mine === null || past.at !== null)
      return null;
    return module.plans?.matter(shown.view as never, mine) ?? null;
  });
  /** It is planned on a sheet. */
  readonly open = $derived(
    (this.matter !== null || this.busy) && settings.get("plan") && this.sheet !== null,
  );
  /** My turn has come to it. */
  readonly due = $derived.by(() => {
    const { shown, module, myTurn } = this.#table;
    if (this.busy) return true;
    return this.open && myTurn && !!shown?.prompt && !!module.plans?.answers(shown.prompt);
  });
  readonly wishes: readonly Move[] = $derived(
    this.#kept.matter === this.#key ? this.#kept.wishes : [],
  );
  /** What the plan comes to, as the house said last; null where it cannot be planned. */
  get sheet(): Planned {
    return this.#told?.plan ?? null;
  }
  /** What is on the sheet is what is wished, on the table as it is. */
  readonly settled = $derived.by(() => {
    const version = this.#table.shown?.version;
    return this.#told?.version === version && this.#told?.wishes === this.wishes;
  });
  readonly leftOut = $derived.by(() => {
    const { module, words } = this.#table;
    return (this.sheet && module.plans?.leftOut(this.sheet as never, words)) || "";
  });

  get #key(): string {
    const { summary, mine } = this.#table;
    return `${summary.id} ${mine} ${this.matter}`;
  }

  wish(wishes: readonly Move[]): void {
    this.#kept = { matter: this.#key, wishes };
    keep(this.#kept);
  }

  /** Plan a move, or take it back. */
  toggle(move: Move): void {
    const others = this.wishes.filter((one) => !sameMove(one, move));
    this.wish(others.length < this.wishes.length ? others : [...this.wishes, move]);
  }

  /** Ask the house what the wishes come to, once for each moment of the table. */
  async ask(): Promise<void> {
    const { shown, mine, summary } = this.#table;
    if (this.matter === null || !shown || mine === null || this.busy) return;
    const before = kept();
    if (this.#kept.matter !== this.#key && before?.matter === this.#key) this.#kept = before;
    const [version, wishes] = [shown.version, this.wishes];
    const asked = `${mine} ${version} ${JSON.stringify(wishes)}`;
    if (this.#asked === asked) return;
    this.#asked = asked;
    try {
      const told = await api.plan(summary.id, {
        seat: mine,
        wishes: wishes.map((one) => [...one]),
      });
      // Another click may have been faster.
      if (this.#asked === asked) this.#told = { ...told, wishes };
    } catch (error) {
      this.#asked = "";
      if (!(error instanceof Refused)) throw error;
      house.complain(error);
    }
  }

  /** Carry the plan out, move by move; where one has become impossible the rest stays planned. */
  async confirm(): Promise<void> {
    if (!this.due || !this.settled || this.busy) return;
    const moves = this.#table.module.plans?.moves(this.sheet as never) ?? [];
    const key = this.#key;
    let left = [...this.wishes];
    this.busy = true;
    try {
      for (const move of moves) {
        if (!(await this.#table.play(move))) return;
        const done = left.findIndex((one) => sameMove(one, move));
        if (done >= 0) left = left.filter((_, i) => i !== done);
      }
      left = [];
    } finally {
      this.#kept = { matter: key, wishes: left };
      keep(this.#kept);
      this.busy = false;
      this.#asked = "";
      this.#told = null;
    }
  }
}

const PLACE = "quattrocento-plan";

/** A plan outlives a reload of the page. */
function keep(plan: { matter: string; wishes: readonly Move[] }): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(plan));
  } catch {
    // It is planned again.
  }
}

function kept(): { matter: string; wishes: readonly Move[] } | null {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as ReturnType<typeof kept>;
  } catch {
    return null;
  }
}
