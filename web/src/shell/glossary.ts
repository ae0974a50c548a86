import type { Table } from "./table.svelte";
import type { Tip, TipLine } from "./tips";
import type { Words } from "./words";

/** A term of a game: what it is called, what it means, and the rules that say so. */
export interface Term {
  name: string;
  title: string;
  text: string;
  rules: readonly string[];
}

const known = new WeakMap<Words, readonly Term[]>();

/** Every term of a game in the language of its words, in the order of the alphabet. */
export function termsOf(words: Words): readonly Term[] {
  const found = known.get(words);
  if (found) return found;
  const terms = words.concepts
    .map((name) => ({
      name,
      title: words.say(`concept-${name}`),
      text: words.say(`concept-${name}-text`),
      rules: words.say(`concept-${name}-rules`).split(", "),
    }))
    .sort((a, b) => a.title.localeCompare(b.title, words.language));
  known.set(words, terms);
  return terms;
}

/** The term that a rule belongs to: the one that names it first in its list. */
export function termOfRule(words: Words, rule: string): Term | null {
  const place = (term: Term) => term.rules.indexOf(rule);
  const naming = termsOf(words).filter((term) => place(term) >= 0);
  return naming.sort((a, b) => place(a) - place(b))[0] ?? null;
}

/** The term of a name; none where a game has no such term. */
export function termNamed(words: Words, name: string | undefined): Term | null {
  return termsOf(words).find((term) => term.name === name) ?? null;
}

/** The term that a thing on the table is an example of, by its tip. */
export function termOfTip(words: Words, tip: Tip): Term | null {
  return termNamed(words, tip.term) ?? (tip.rule ? termOfRule(words, tip.rule) : null);
}

/**
 * A thing's tip at this moment: what doing it brings, or why it cannot be done and by which rule.
 * It stays an example of its own term, and nothing is said twice.
 */
export function tipWith(
  words: Words,
  told: Tip,
  lines: readonly TipLine[],
  rule: string | undefined,
): Tip {
  const term = termOfTip(words, told);
  const said = (line: TipLine) =>
    lines.some((one) => one.text === line.text && one.value === line.value);
  return {
    ...told,
    lines: [...lines, ...told.lines.filter((line) => !said(line))],
    ...(rule ? { rule } : {}),
    ...(term ? { term: term.name } : {}),
  };
}

/** The term that the question at a table is about. */
export function termOfQuestion(table: Table): Term | null {
  return termNamed(table.words, table.module.tips?.terms[table.shown?.prompt?.id ?? ""]);
}
