import type { Term } from "./glossary";
import type { Rule, Ruling } from "./protocol";

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Every word of what is searched for is in the text, whatever the accents. */
export function fits(text: string, wanted: string): boolean {
  const there = fold(text);
  return fold(wanted)
    .split(/\s+/)
    .every((word) => there.includes(word));
}

/** The number that is searched for: "P-412", "412", "ruling 12" or "Auslegung 12". */
function numbered(wanted: string): { letter: string; number: string } | null {
  const found = /^(\p{L}*)[\s-]*(\d+)$/u.exec(fold(wanted));
  return found ? { letter: found[1]!, number: found[2]! } : null;
}

/** The rules that are searched for, by words, by their number, or by a ruling they follow. */
export function findRules(rules: readonly Rule[], wanted: string): Rule[] {
  const asked = numbered(wanted);
  if (!asked) return rules.filter((rule) => fits(`${rule.id} ${rule.text} ${rule.source}`, wanted));
  return rules.filter((rule) =>
    asked.letter.length > 1
      ? cites(rule.source).includes(`ruling-${asked.number}`)
      : isNumbered(rule.id, asked),
  );
}

function isNumbered(id: string, asked: { letter: string; number: string }): boolean {
  const [letter = "", number = ""] = fold(id).split("-");
  return number.startsWith(asked.number) && (asked.letter === "" || asked.letter === letter);
}

/** The terms that are searched for, by words of the reader's language or by a rule's number. */
export function findTerms(terms: readonly Term[], wanted: string): Term[] {
  const asked = numbered(wanted);
  if (!asked) return terms.filter((term) => fits(`${term.title} ${term.text}`, wanted));
  return terms.filter((term) => term.rules.some((rule) => isNumbered(rule, asked)));
}

/** Rules found by their own words or number, and those of the terms that are called so. */
export function findAllRules(
  rules: readonly Rule[],
  terms: readonly Term[],
  wanted: string,
): Rule[] {
  const named = terms.filter((term) => fits(term.title, wanted)).flatMap((term) => term.rules);
  const found = new Set([...findRules(rules, wanted).map(({ id }) => id), ...named]);
  return rules.filter(({ id }) => found.has(id));
}

export function findRulings(rulings: readonly Ruling[], wanted: string): Ruling[] {
  const asked = numbered(wanted);
  if (!asked) return rulings.filter((ruling) => fits(ruling.text, wanted));
  if (asked.letter.length === 1) return [];
  return rulings.filter((ruling) => ruling.id.endsWith(`-${asked.number}`));
}

/** The rulings and differences that the source of a rule names, by their ids. */
export function cites(source: string): string[] {
  return pieces(source).flatMap((piece) => (piece.ruling ? [piece.ruling] : []));
}

/** A rule's source in pieces, those that name a ruling with its id: "ruling 12", "rulings 7, 9". */
export function pieces(source: string): { text: string; ruling: string | null }[] {
  const found: { text: string; ruling: string | null }[] = [];
  let kind = "";
  for (const text of source.split(/(\d+)/)) {
    const number = /^\d+$/.test(text);
    if (!number) {
      const named = /(ruling|difference)s? $/.exec(text);
      if (named) kind = named[1]!;
      else if (text !== ", ") kind = "";
    }
    found.push({ text, ruling: number && kind ? `${kind}-${text}` : null });
  }
  return found.filter((piece) => piece.text !== "");
}

/** A text in pieces, those that hold a word that is searched for marked as found. */
export function marked(text: string, wanted: string): { text: string; found: boolean }[] {
  const words = wanted.split(/\s+/).map(fold).filter(Boolean);
  if (words.length === 0) return [{ text, found: false }];
  // Whole words, so that accents may be told apart from letters.
  return text.split(/([\p{L}\p{N}-]+)/u).flatMap((part) => {
    if (part === "") return [];
    const plain = fold(part);
    return [{ text: part, found: plain !== "" && words.some((word) => plain.includes(word)) }];
  });
}

/** The codes in the sources of rules that need explaining, each with a name for its sentence. */
const CODES: readonly (readonly [name: string, sign: string, pattern: RegExp])[] = [
  ["rulebook", "rulebook", /\brulebook\b/],
  ["editions", "FR DE PT", /\b(FR|DE|PT)\b/],
  ["two", "2p", /\b2p\b/],
  ["faq", "FAQ", /\bFAQ\b/],
  ["ruling", "ruling", /\bruling/],
  ["difference", "difference", /\bdifference/],
  ["deduced", "deduced", /\b(deduced|inferred)\b/],
  ["components", "components", /\bcomponents\b/],
  ["public", "public", /\bpublic\b/],
  ["reconstructed", "reconstructed", /\breconstructed\b/],
];

export function codesOf(sources: readonly string[]): { name: string; sign: string }[] {
  return CODES.filter(([, , pattern]) => sources.some((source) => pattern.test(source))).map(
    ([name, sign]) => ({ name, sign }),
  );
}

/** The games by the letter of their rules. */
const LETTERS: Readonly<Record<string, string>> = {
  S: "signorie",
  P: "princes",
  V: "virtu",
  W: "italian_wars",
};

/** How a rule is numbered: of each game whose rules are shown or named in them, the first one. */
export function numbersOf(
  rules: readonly Rule[],
): { id: string; game: string; section: number; number: number }[] {
  const named = rules.flatMap(
    ({ text, source }) => `${text} ${source}`.match(/\b[A-Z]-\d+\b/g) ?? [],
  );
  const ids = [...rules.map(({ id }) => id), ...named].filter((id) => /^[A-Z]-\d+$/.test(id));
  return ids
    .filter((id, at) => ids.findIndex((one) => one[0] === id[0]) === at)
    .map((id) => {
      const digits = Number(id.slice(2));
      const game = LETTERS[id[0]!] ?? "";
      return { id, game, section: Math.floor(digits / 100), number: digits % 100 };
    });
}

/** What a game itself numbers, by its letter, such as bonus tiles: `B5`, or `B1…B9` where many. */
export function ownCodes(rules: readonly Rule[]): { letter: string; codes: string }[] {
  const found = new Set(rules.flatMap(({ text }) => text.match(/\b[A-Z]\d{1,2}\b/g) ?? []));
  const codes = [...found].sort(
    (a, b) => a[0]!.localeCompare(b[0]!) || Number(a.slice(1)) - Number(b.slice(1)),
  );
  return [...new Set(codes.map((code) => code[0]!))].map((letter) => {
    const own = codes.filter((code) => code.startsWith(letter));
    return {
      letter: letter.toLowerCase(),
      codes: own.length > 3 ? `${own[0]}…${own.at(-1)}` : own.join(", "),
    };
  });
}
