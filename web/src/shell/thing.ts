import type { Table } from "./table.svelte";

export type ThingState = "rest" | "lit" | "blocked" | "selected";

/**
 * Attributes of a thing on the board: what it is called, and whether it may be clicked.
 * Of several equal things one is enough for the keyboard; the others are `copy`.
 */
export function thing(
  table: Table,
  target: string,
  name: string,
  copy: boolean,
): Record<string, unknown> {
  const state = table.stateOf(target);
  const key = table.keyOf(target);
  const parts = [name];
  if (state === "lit") parts.push(table.words.say(key ? "ui-choice" : "ui-lit", { key }));
  const blocked = state === "blocked" ? table.offer.blocked.get(target) : undefined;
  if (blocked) parts.push(table.words.why(blocked.reason, blocked.args));
  if (state === "selected") parts.push(table.words.say("ui-selected"));
  return {
    "data-at": target,
    "data-state": state,
    "data-extra": state === "lit" && table.isExtra(target) ? "" : undefined,
    "data-hot": table.hot === target ? "" : undefined,
    role: state === "lit" || state === "blocked" ? "button" : "group",
    "aria-disabled": state === "blocked" ? "true" : undefined,
    tabindex: state === "lit" && !copy ? 0 : -1,
    "aria-label": parts.join("; "),
  };
}
