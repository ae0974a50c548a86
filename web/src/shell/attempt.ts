import { house } from "./house.svelte";

/** Do something; what goes wrong is told. Gives whether it was done. */
export async function attempt(doing: () => Promise<unknown>): Promise<boolean> {
  try {
    await doing();
    return true;
  } catch (error) {
    house.complain(error);
    return false;
  }
}
