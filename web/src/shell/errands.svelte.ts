/** Before this an answer is there at once; only a slow one is worth a line. */
const SLOW = 1500;

/** What the house has been asked for and has not answered yet. */
class Errands {
  #out = new Set<{ sent: number }>();
  #timer: ReturnType<typeof setInterval> | null = null;
  /** Whole seconds since the oldest was sent; null while every answer comes soon. */
  seconds = $state<number | null>(null);

  /** Wait for an answer, and have it known that somebody waits. */
  async run<T>(answer: Promise<T>): Promise<T> {
    const errand = { sent: Date.now() };
    this.#out.add(errand);
    this.#timer ??= setInterval(() => this.#look(), 500);
    try {
      return await answer;
    } finally {
      this.#out.delete(errand);
      if (this.#out.size === 0) this.#rest();
    }
  }

  #look(): void {
    const waited = Date.now() - Math.min(...[...this.#out].map(({ sent }) => sent));
    this.seconds = waited < SLOW ? null : Math.floor(waited / 1000);
  }

  #rest(): void {
    clearInterval(this.#timer ?? undefined);
    this.#timer = null;
    this.seconds = null;
  }
}

export const errands = new Errands();
