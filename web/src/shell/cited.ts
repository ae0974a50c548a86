import { termOfRule } from "./glossary";
import type { Tip } from "./tips";
import type { GameEvent } from "./protocol";
import type { Words } from "./words";

/** The rules that a line of the chronicle rests on; none for what the house itself tells. */
export function rulesOf(words: Words, event: GameEvent): readonly string[] {
  const id = `event-${event.name}-rules`;
  return words.has(id) ? words.say(id).split(", ") : [];
}

/** What a line of the chronicle is about, in the box that explains the things of the board. */
export function tipOfLine(words: Words, event: GameEvent): Tip | null {
  const rules = rulesOf(words, event);
  if (rules.length === 0) return null;
  const term = rules.map((rule) => termOfRule(words, rule)).find((found) => found !== null);
  return {
    title: term?.title ?? words.say("ui-rules"),
    icon: "book",
    lines: [],
    rules,
    ...(term ? { why: term.text, term: term.name } : {}),
  };
}
