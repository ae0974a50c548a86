import type { TableModule } from "../shell/module";

/** The boards, each fetched when its first table is opened or its frontispiece is shown. */
const MODULES: Record<string, () => Promise<unknown>> = {
  italian_wars: async () => (await import("./italian_wars/module")).italianWars,
  palio: async () => (await import("./palio/module")).palio,
  princes: async () => (await import("./princes/module")).princes,
  signorie: async () => (await import("./signorie/module")).signorie,
  virtu: async () => (await import("./virtu/module")).virtu,
};

const loaded = new Map<string, Promise<TableModule>>();

/** What a game brings; where it lacks something that a table needs, the plain game's. */
export function moduleOf(game: string): Promise<TableModule> {
  let module = loaded.get(game);
  if (!module) {
    module = load(game);
    loaded.set(game, module);
  }
  return module;
}

async function load(game: string): Promise<TableModule> {
  const [{ plain }, brought] = await Promise.all([
    import("./plain/module"),
    MODULES[game]?.() ?? {},
  ]);
  return { ...plain, ...(brought as object) } as TableModule;
}
