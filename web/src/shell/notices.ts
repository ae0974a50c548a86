import { house } from "./house.svelte";
import { links, router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { chime } from "./sound";
import type { Table } from "./table.svelte";

/** It is my turn: a short sound, and a notice where the page is not looked at. */
export function notify(table: Table): void {
  if (settings.get("sound")) chime();
  if (!settings.get("notices") || !document.hidden) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const prompt = table.shown?.prompt;
  const notice = new Notification(house.say("ui-notice-title", { table: table.summary.name }), {
    body: prompt ? table.words.question(prompt) : "",
    tag: table.summary.id,
  });
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
