import { api } from "./api";
import type { GameInfo } from "./protocol";
import { type Language, Words } from "./words";

/** Fluent catalogues by address, each fetched once. */
export class Catalogues {
  readonly #known = new Map<string, Promise<Words>>();

  async all(games: readonly GameInfo[], language: Language): Promise<Map<string, Words>> {
    const words = await Promise.all(games.map((game) => this.#of(game, language)));
    return new Map(games.map((game, i) => [game.name, words[i]!]));
  }

  #of(game: GameInfo, language: Language): Promise<Words> {
    const address = game.words[language]!;
    let words = this.#known.get(address);
    if (!words) {
      words = api.words(address).then((source) => new Words(language, source));
      words.catch(() => this.#known.delete(address));
      this.#known.set(address, words);
    }
    return words;
  }
}
