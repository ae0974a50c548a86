import type { Choice, Lesson, LessonPage } from "./protocol";
import type { Table } from "./table.svelte";

/** The lesson at a table: which page is read, and which is the last one before a move. */
export class Tutor {
  readonly #table: Table;
  /** How many pages were turned since the first one of a step; a reload does not forget it. */
  #turned = $state.raw({ from: 0, by: 0 });
  readonly #kept: string;

  constructor(table: Table) {
    this.#table = table;
    this.#kept = `lesson ${table.summary.id}`;
    try {
      const [from = 0, by = 0] = (sessionStorage.getItem(this.#kept) ?? "").split(" ").map(Number);
      this.#turned = { from, by };
    } catch {
      // A browser that keeps nothing begins with the first page.
    }
  }

  get #lesson(): Lesson | null {
    const { past, shown, latest, playback } = this.#table;
    if (past.at !== null) return null;
    // What is told step by step is read about meanwhile, as soon as it is known what comes next.
    const next = playback.scene && latest?.lesson?.now.length ? latest : shown;
    return next?.lesson ?? null;
  }

  get goes(): boolean {
    return this.#lesson !== null;
  }

  get #by(): number {
    return this.#turned.from === this.#lesson?.page ? this.#turned.by : 0;
  }

  /** Which lesson of the game this is, counted from 1. */
  get lesson(): number {
    return this.#lesson?.number ?? 0;
  }

  /** What is read; nothing while the others play. */
  get page(): LessonPage | null {
    return this.#lesson?.now[this.#by] ?? null;
  }

  get number(): number {
    return (this.#lesson?.page ?? 0) + this.#by;
  }

  get pages(): number {
    return this.#lesson?.pages ?? 0;
  }

  /** How much of the lesson is behind the learner once this is done, from 0 to 1. */
  get progress(): number {
    const { part, parts } = this.page ?? { part: 0, parts: 1 };
    return (this.number - 1 + part / parts) / this.pages;
  }

  /** The message that this page or part of a page is read from. */
  get text(): string {
    const { name, part } = this.page ?? { name: "", part: 1 };
    return part > 1 ? `lesson-${name}-text-${String(part)}` : `lesson-${name}-text`;
  }

  /** Another page follows before something is to be done. */
  get more(): boolean {
    return this.#by + 1 < (this.#lesson?.now.length ?? 0);
  }

  /** Everything was said: from here on the learner decides. */
  get ends(): boolean {
    return this.page !== null && !this.more && this.#lesson?.move === null;
  }

  /** What is to be done now, once everything was read. */
  get doing(): Choice | null {
    const { moves = [] } = this.#table.shown ?? {};
    if (this.#table.playback.scene) return null;
    return this.page !== null && !this.more && this.#lesson?.move ? (moves[0] ?? null) : null;
  }

  /** There is a page, or a move that can be taken back, before this one. */
  get behind(): boolean {
    if (this.#by > 0) return true;
    return !this.#table.playback.scene && (this.#table.shown?.undo.moves ?? 0) > 0;
  }

  turn(by: 1 | -1): void {
    if (by < 0 && this.#by === 0) void this.#table.undo("move");
    else {
      this.#turned = { from: this.#lesson?.page ?? 0, by: this.#by + by };
      try {
        sessionStorage.setItem(this.#kept, `${this.#turned.from} ${this.#turned.by}`);
      } catch {
        // It is turned all the same.
      }
    }
  }
}
