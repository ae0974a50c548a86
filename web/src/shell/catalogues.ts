import { api } from "./api";
import { type Language, Words } from "./words";

/** Fluent catalogues by address, each fetched once. */
export class Catalogues {
  readonly #known = new Map<string, Promise<Words>>();

  at(address: string, language: Language): Promise<Words> {
    let words = this.#known.get(address);
    if (!words) {
      words = api.words(address).then((source) => new Words(language, source));
      words.catch(() => this.#known.delete(address));
      this.#known.set(address, words);
    }
    return words;
  }
}
