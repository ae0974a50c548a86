import { api } from "../api";
import { sameMove } from "../choices";
import { house } from "../house.svelte";
import type { Choice, Hint } from "../protocol";
import type { Table } from "../table.svelte";

/** A move that a hint names, with the choice it is. */
export type HintedRow = Hint["rows"][number] & { choice: Choice; key: string };

/** A hint for the present decision: asked for by H or the candle, gone with the next move. */
export class Hinting {
  readonly #table: Table;
  #told = $state.raw<Hint | null>(null);
  /** The version on which it was asked for, or whether it is wanted is still to be said. */
  #on = $state(-1);
  /** The house thinks. */
  busy = $state(false);
  /** The row that was chosen last. */
  chosen = $state(0);
  /** What follows after it is told. */
  lined = $state(false);

  constructor(table: Table) {
    this.#table = table;
  }

  /** There may be a hint now. */
  readonly offered = $derived.by(() => {
    const { shown, myTurn, past, playback, planner } = this.#table;
    if (!myTurn || past.at !== null || playback.scene !== null || planner.due) return false;
    return shown !== null && shown.hints !== "none" && shown.moves.length > 0;
  });
  readonly showing = $derived.by(() => {
    const version = this.#table.shown?.version ?? -1;
    // The first hint is a version of its own, whose message may come later than the hint.
    const last = this.#told?.version ?? this.#on + 1;
    return this.#on >= 0 && this.offered && version >= this.#on && version <= last;
  });
  /** Whoever wants it is still to be told that the game is not rated with it. */
  readonly asks = $derived.by(
    () => this.#told === null && !this.busy && this.#table.shown?.hints === "first",
  );
  readonly told: Hint | null = $derived.by(() =>
    this.#told?.version === this.#table.shown?.version ? this.#told : null,
  );
  readonly rows: readonly HintedRow[] = $derived.by(() => {
    const { shown, offer } = this.#table;
    return (this.told?.rows ?? []).flatMap((row) => {
      const choice = shown?.moves.find(({ move }) => sameMove(move, row.move));
      const key = offer.choices.find((one) => one.choice === choice)?.key;
      // In a group a choice has no number of its own, but what it is about has one.
      const about = choice?.targets[0] ?? "";
      return choice ? [{ ...row, choice, key: key ? String(key) : this.#table.keyOf(about) }] : [];
    });
  });

  /** Show a hint, then what follows after its move, then nothing. */
  press(): void {
    if (!this.showing) this.#open();
    else if (this.told !== null && !this.lined) this.lined = true;
    else this.close();
  }

  #open(): void {
    if (!this.offered || this.busy) return;
    this.#told = null;
    this.chosen = 0;
    this.lined = false;
    this.#on = this.#table.shown?.version ?? -1;
    if (!this.asks) void this.ask();
  }

  close(): void {
    this.#on = -1;
  }

  /** Let the house think. */
  async ask(): Promise<void> {
    const { shown, mine, summary } = this.#table;
    if (!shown || mine === null || this.busy) return;
    this.busy = true;
    try {
      this.#told = await api.hint(summary.id, { seat: mine, version: shown.version });
    } catch (error) {
      this.close();
      house.complain(error);
    } finally {
      this.busy = false;
    }
  }

  /** Play the move of the chosen row. */
  do(): void {
    const row = this.rows[this.chosen];
    if (row) void this.#table.do(row.choice);
  }
}
