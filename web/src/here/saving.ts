import { house } from "../shell/house.svelte";
import { ask } from "./house";

/** Give a file of a table of this browser to whoever wants to keep it elsewhere. */
export async function save(table: string, path: string): Promise<void> {
  try {
    const file = new Blob([await ask("GET", path)], { type: "application/jsonl" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `${table}.jsonl`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  } catch (error) {
    house.complain(error);
  }
}
