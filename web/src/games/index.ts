import type { GameModule } from "../shell/module";

/** The boards, each fetched when its first table is opened or its frontispiece is shown. */
const MODULES: Record<string, () => Promise<GameModule>> = {
  italian_wars: async () =>
    (await import("./italian_wars/module")).italianWars as unknown as GameModule,
  princes: async () => (await import("./princes/module")).princes as unknown as GameModule,
  signorie: async () => (await import("./signorie/module")).signorie as unknown as GameModule,
  virtu: async () => (await import("./virtu/module")).virtu as unknown as GameModule,
};

const loaded = new Map<string, Promise<GameModule>>();

export function moduleOf(game: string): Promise<GameModule> {
  const load = MODULES[game];
  if (!load) return Promise.reject(new Error(`no board is drawn for ${game}`));
  let module = loaded.get(game);
  if (!module) {
    module = load();
    loaded.set(game, module);
  }
  return module;
}

export const drawn = (game: string): boolean => game in MODULES;
