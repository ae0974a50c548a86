import type { Tip } from "./tips";
import type { Words } from "./words";

/** A tip that begins as the catalogue explains the idea. */
export function idea(words: Words, concept: string, more: Partial<Tip> = {}): Tip {
  const rule = words.has(`concept-${concept}-rules`)
    ? words.say(`concept-${concept}-rules`).split(",")[0]!.trim()
    : undefined;
  return {
    title: words.say(`concept-${concept}`),
    lines: [],
    why: words.say(`concept-${concept}-text`),
    term: concept,
    ...(rule ? { rule } : {}),
    ...more,
  };
}
