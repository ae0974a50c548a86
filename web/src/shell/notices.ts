import { house } from "./house.svelte";
import { links, router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { sound } from "./sound";
import type { Table } from "./table.svelte";

/** Something waits for me: a short sound, and a notice where the page is not looked at. */
export function notify(table: Table, what: "turn" | "offer", body: string): void {
  sound("turn");
  if (!settings.get("notices") || !document.hidden) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const title = house.say(`ui-notice-${what}`, { table: table.summary.name });
  const notice = new Notification(title, { body, tag: `${table.summary.id}-${what}` });
  notice.onclick = () => {
    window.focus();
    router.go(links.table(table.summary.id));
    notice.close();
  };
}

/** Ask the browser for leave to show notices; false where it refuses. */
export async function permit(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
