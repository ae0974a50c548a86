import { api } from "../api";
import { house } from "../house.svelte";
import type { GameInfo, TableBody } from "../protocol";
import { links, router } from "../router.svelte";

/**
 * Set up a table and sit down; it starts at once where nobody has to be waited for. `here`: in this
 * browser, where no house is needed.
 */
export async function begin(wish: TableBody, here = house.here): Promise<void> {
  try {
    if (here) await house.sitHere();
    const name = wish.name ?? house.say("ui-table-of", { name: house.person?.name ?? "" });
    const { table } = await api.open({ ...wish, name }, here);
    if (table.seats.every((seat) => seat.kind !== "open")) await api.start(table.id);
    router.go(links.table(table.id));
  } catch (error) {
    house.complain(error);
  }
}

/** Begin a lesson of a game, or go on with it. */
export async function learn(game: GameInfo, number = 1): Promise<void> {
  try {
    if (house.here) await house.sitHere();
    const { table } = await api.learn(game.name, number, lessonName(game, number));
    router.go(links.table(table.id));
  } catch (error) {
    house.complain(error);
  }
}

/** What a table is called at which a game is taught. */
export function lessonName(game: GameInfo, number: number): string {
  const title = house.wordsOf(game.name).say(`game-${game.name}`);
  return house.say(number > 1 ? "ui-lesson-second-table" : "ui-lesson-table", { title });
}
