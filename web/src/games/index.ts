import type { GameModule } from "../shell/module";

/** The boards, each fetched when its first table is opened or its frontispiece is shown. */
const MODULES: Record<string, () => Promise<unknown>> = {
  italian_wars: async () => (await import("./italian_wars/module")).italianWars,
  palio: async () => (await import("./palio/module")).palio,
  princes: async () => (await import("./princes/module")).princes,
  signorie: async () => (await import("./signorie/module")).signorie,
  virtu: async () => (await import("./virtu/module")).virtu,
};

const loaded = new Map<string, Promise<GameModule>>();

/** A game's board; where nobody has drawn one, a plain one. */
export function moduleOf(game: string): Promise<GameModule> {
  let module = loaded.get(game);
  if (!module) {
    const load = MODULES[game] ?? (async () => (await import("./plain/module")).plain(game));
    module = load() as Promise<GameModule>;
    loaded.set(game, module);
  }
  return module;
}
