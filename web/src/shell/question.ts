import type { Table } from "./table.svelte";

/** Whose shield the prompt shows: who is asked, or in a look back who did something last. */
export function askedOf(table: Table): number {
  const did = table.past.at === null ? undefined : table.log.at(-1)?.args["seat"];
  if (typeof did === "number") return did;
  const chosen = table.mine !== null && table.hasChosen(table.mine);
  return (chosen ? table.mine : table.shown?.prompt?.seat) ?? table.mine ?? 0;
}

/** What the prompt says: the question, or in a look back what happened last. */
export function questionOf(table: Table): string {
  const last = table.log.at(-1);
  if (table.past.at !== null && last)
    return table.words
      .event(last)
      .map((span) => span.text)
      .join("");
  const prompt = table.shown?.prompt;
  if (!prompt) return "";
  if (table.waits !== null && table.isBot(prompt.seat))
    return table.words.say(`ui-bots-${table.waits}`);
  if (prompt.id === "choose_at_once") {
    const chosen = table.mine !== null && table.hasChosen(table.mine);
    return table.words.say(chosen ? "ui-chosen-question" : "ui-choosing-question");
  }
  if (prompt.id === "confirm_turn") return table.words.say("ui-confirm-question");
  const own = table.myTurn ? table.module.speech.question?.(prompt, table.view, table.words) : null;
  return own ?? table.words.question(prompt);
}

/** What a group of choices is called: `group:troops`. */
export function groupName(table: Table, group: string): string {
  return table.words.say(`ui-${group.replace(":", "-")}`);
}
