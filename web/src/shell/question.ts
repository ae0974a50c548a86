import type { Clocks } from "./protocol";
import { settings } from "./settings.svelte";
import { entriesOf, type Entry, turnText } from "./table/entries";
import type { Table } from "./table.svelte";

/** Whose shield the prompt shows: who is asked, or in a look back who did something last. */
export function askedOf(table: Table): number {
  const did = table.past.at === null ? undefined : table.log.at(-1)?.args["seat"];
  if (typeof did === "number") return did;
  const chosen = table.mine !== null && table.hasChosen(table.mine);
  return (chosen ? table.mine : table.shown?.prompt?.seat) ?? table.mine ?? 0;
}

/** What the prompt says: the question, what a scene shows, or in a look back what happened last. */
export function questionOf(table: Table): string {
  const { scene, beat } = table.playback;
  if (scene) return scene.beats[beat]?.text ?? "";
  const entry = table.past.at === null ? undefined : turnAt(table);
  if (entry && entry.title.length > 0) return turnText(table, entry);
  const last = table.log.at(-1);
  if (table.past.at !== null && last)
    return table.words
      .event(last)
      .map((span) => span.text)
      .join("");
  const prompt = table.shown?.prompt;
  if (table.paused) return table.words.say("ui-paused");
  if (!prompt) return "";
  if (table.waits !== null && table.isBot(prompt.seat))
    return table.words.say(`ui-bots-${table.waits}`);
  if (table.planner.due) return table.words.say("ui-plan-question");
  if (prompt.id === "choose_at_once") {
    const chosen = table.mine !== null && table.hasChosen(table.mine);
    return table.words.say(chosen ? "ui-chosen-question" : "ui-choosing-question");
  }
  if (table.alone) return table.words.say("ui-only-answer", { answer: table.label(table.alone) });
  if (prompt.id === "confirm_turn") return table.words.say("ui-confirm-question");
  if (table.picked !== null) return table.words.first(branch(table.picked)) ?? "";
  const own = table.myTurn ? table.module.speech.question?.(prompt, table.view, table.words) : null;
  return own ?? table.words.question(prompt);
}

/** The turn that a look back shows as a whole. */
function turnAt(table: Table): Entry | undefined {
  const { at, turn, unit } = table.past;
  if (unit === "step" || turn?.to !== at) return undefined;
  return entriesOf(table, Infinity).find((entry) => entry.turn === turn);
}

/** Who asked for the pause, and when. */
export function pausedBy(table: Table, { by, since }: Clocks): string {
  const at = new Date((since ?? 0) * 1000);
  const time = at.toLocaleTimeString(settings.language, { hour: "2-digit", minute: "2-digit" });
  return by === null || since === null
    ? table.words.say("ui-clocks-stand")
    : table.words.say("ui-paused-by", { seat: by, time });
}

/** The question of a branch that was opened: a group's own, or the general one. */
const branch = (picked: string) => [`ui-asks-${picked.replace(":", "-")}`, "ui-asks-which"];

/** What a group of choices is called: `group:troops`. */
export function groupName(table: Table, group: string): string {
  return table.words.say(`ui-${group.replace(":", "-")}`);
}
