import type { How } from "../shell/how/how";
import { house } from "../shell/house.svelte";
import type { GameModule, LobbyFacets, TableModule } from "../shell/module";
import type { AddedModule } from "./added/contract";

/** The boards, each fetched when its first table is opened. */
const MODULES: Record<string, () => Promise<unknown>> = {
  italian_wars: async () => (await import("./italian_wars/module")).italianWars,
  princes: async () => (await import("./princes/module")).princes,
  signorie: async () => (await import("./signorie/module")).signorie,
  virtu: async () => (await import("./virtu/module")).virtu,
};

/** What the lobby shows of them, fetched with it. */
const LOBBIES: Record<string, () => Promise<unknown>> = {
  italian_wars: async () => (await import("./italian_wars/lobby")).lobby,
  princes: async () => (await import("./princes/lobby")).lobby,
  signorie: async () => (await import("./signorie/lobby")).lobby,
  virtu: async () => (await import("./virtu/lobby")).lobby,
};

/** How they play, each fetched when its page is opened. */
const HOWS: Record<string, () => Promise<How>> = {
  italian_wars: async () => (await import("./italian_wars/how")).how,
  princes: async () => (await import("./princes/how")).how,
  signorie: async () => (await import("./signorie/how")).how,
  virtu: async () => (await import("./virtu/how")).how,
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

/** What the lobby needs of a game. */
export async function lobbyOf(game: string): Promise<LobbyFacets> {
  return ((await LOBBIES[game]?.()) ?? (await moduleOf(game))) as LobbyFacets;
}

/** The pictures of how a game plays; none where it brings no such page. */
export async function howOf(game: string): Promise<How | null> {
  return (await HOWS[game]?.()) ?? null;
}

async function load(game: string): Promise<TableModule> {
  const { plain } = await import("./plain/module");
  const brought = (await (MODULES[game]?.() ?? addedTo(game))) as GameModule;
  return { ...plain, ...brought } as TableModule;
}

/** The module that the house serves for a game of another package, where there is one. */
async function addedTo(game: string): Promise<GameModule> {
  const url = house.games.find(({ name }) => name === game)?.board;
  if (!url) return {};
  try {
    const { added } = await import("./added/module");
    const { default: module } = (await import(/* @vite-ignore */ url)) as { default: AddedModule };
    return added(module);
  } catch (error) {
    // Its game can be played all the same; whoever wrote it finds the reason in the console.
    console.error(error);
    return {};
  }
}
