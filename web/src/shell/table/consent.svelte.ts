import { api } from "../api";
import type { Described, Message, TakeBack } from "../protocol";
import type { Table } from "../table.svelte";

/** How often something is asked again on what the table has come to meanwhile. */
const TRIES = 5;

/** What everybody must agree to: ways back, a pause, a seat that somebody has left. */
export class Consent {
  readonly #table: Table;
  /** The ways back that are offered for asking. */
  backwards = $state.raw<readonly TakeBack[] | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  readonly mayAskBack = $derived.by(() => {
    const { past, shown } = this.#table;
    if (past.at !== null || shown === null || shown.over || shown.asked !== null) return false;
    return shown.undo.moves === 0 && shown.take_back.length > 0;
  });

  /** Ask everybody for a pause, or to go on. */
  async ask(what: "pause" | "resume"): Promise<void> {
    await this.#wish((on) => api.ask(this.#id, { ...on, what }));
  }

  /** Ask everybody to go back to where so many moves were made; among bots it is done at once. */
  async askBack(moves: number, word: string): Promise<void> {
    await this.#wish((on) => api.ask(this.#id, { ...on, what: "undo", moves, word }));
    const { past } = this.#table;
    if (past.at !== null) past.leave();
  }

  /** Ask everybody but whoever has left: a bot takes their seat, or the game ends. */
  async claim(what: "claim_seat" | "claim_game", of: number): Promise<void> {
    await this.#wish((on) => api.ask(this.#id, { ...on, what, of }));
  }

  async answer(yes: boolean): Promise<void> {
    await this.#wish((on) => api.answer(this.#id, { ...on, yes }));
  }

  get #id(): string {
    return this.#table.summary.id;
  }

  /**
   * Something about the table rather than a move: others may play on meanwhile, and then it is
   * sent again on what the table has come to, as long as the same is asked there.
   */
  async #wish(
    request: (on: Pick<Described["AnswerBody"], "seat" | "version">) => Promise<Message>,
  ): Promise<void> {
    const table = this.#table;
    const question = () => {
      const { what, seat, moves, of } = table.latest?.asked ?? {};
      return `${what} ${seat} ${moves} ${of}`;
    };
    const asked = question();
    for (let tries = 0; tries < TRIES; tries++) {
      const version = table.latest?.version ?? 0;
      if (await table.send(({ seat }) => request({ seat, version }))) return;
      const { over = true, version: now = version } = table.latest ?? {};
      if (over || now === version || question() !== asked) return;
    }
  }
}
