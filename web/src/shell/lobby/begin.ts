import { api } from "../api";
import { house } from "../house.svelte";
import type { GameInfo, TableBody } from "../protocol";
import { links, router } from "../router.svelte";

/** Set up a table and sit down; it starts at once where nobody has to be waited for. */
export async function begin(wish: TableBody): Promise<void> {
  try {
    const name = wish.name ?? house.say("ui-table-of", { name: house.person?.name ?? "" });
    const { table } = await api.open({ ...wish, name });
    if (table.seats.every((seat) => seat.kind !== "open")) await api.start(table.id);
    router.go(links.table(table.id));
  } catch (error) {
    house.complain(error);
  }
}

/** Begin the lesson of a game, or go on with it. */
export async function learn(game: GameInfo): Promise<void> {
  const title = house.wordsOf(game.name).say(`game-${game.name}`);
  try {
    const { table } = await api.learn(game.name, house.say("ui-lesson-table", { title }));
    router.go(links.table(table.id));
  } catch (error) {
    house.complain(error);
  }
}
