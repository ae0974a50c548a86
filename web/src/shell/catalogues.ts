import { api } from "./api";
import { type Language, Words } from "./words";

/** Fluent catalogues by game and language, each fetched once. */
export class Catalogues {
  readonly #known = new Map<string, Promise<Words>>();

  async all(games: readonly string[], language: Language): Promise<Map<string, Words>> {
    const words = await Promise.all(games.map((game) => this.#of(game, language)));
    return new Map(games.map((game, i) => [game, words[i]!]));
  }

  #of(game: string, language: Language): Promise<Words> {
    const key = `${game}/${language}`;
    let words = this.#known.get(key);
    if (!words) {
      words = api.words(game, language).then((source) => new Words(language, source));
      words.catch(() => this.#known.delete(key));
      this.#known.set(key, words);
    }
    return words;
  }
}
