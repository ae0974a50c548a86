import type { Table } from "./table.svelte";

/** What the prompt says: the question, or in a look back what happened last. */
export function questionOf(table: Table): string {
  const last = table.log.at(-1);
  if ((table.replaying || table.looking !== null) && last)
    return table.words
      .event(last)
      .map((span) => span.text)
      .join("");
  const prompt = table.shown?.prompt;
  if (!prompt) return "";
  if (prompt.id === "confirm_turn") return table.words.say("ui-confirm-question");
  const own = table.myTurn ? table.module.question?.(prompt, table.view, table.words) : null;
  return own ?? table.words.question(prompt);
}
