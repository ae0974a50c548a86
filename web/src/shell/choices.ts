import type { Blocked, Choice, Crumb, Move } from "./protocol";

/** What is on offer, and what of it has been chosen. */
export interface ChoicesFacet<V = never> {
  /** Verbs that only say no: a plain button at the right end of the prompt. */
  readonly declines: ReadonlySet<string>;
  /** No question where nothing else is legal: it is done by itself. */
  alone?(move: Move, prompt: string): boolean;
  /** Nobody knows whether something else was possible: how soon it is done must not tell it. */
  readonly secret?: true;
  /** It takes something beyond what is at hand: lit with a dashed ring. */
  extra?(choice: Choice, view: V): boolean;
  /** Questions whose standing orders the game shows in a place of its own. */
  readonly ordered?: ReadonlySet<string>;
  /** What has been decided so far in this turn: these things are drawn selected. */
  selected(crumbs: readonly Crumb[], prompt: string | null): string[];
  /**
   * What the prompt lists and the board lights, where that is not every legal move: the board may
   * compose some by itself. Targets `group:…` bind choices together while there are many.
   */
  offered?<C extends Pick<Choice, "move" | "targets">>(moves: readonly C[], view: V): C[];
}

/** A choice with the number it has in the prompt and on the board. */
export interface Numbered {
  choice: Choice;
  /** 1 to 9; 0 for a choice further down the list. */
  key: number;
}

/** A line of the prompt: a choice, or a group of them to be opened. */
export type Entry =
  (Numbered & { group: null }) | { group: string; key: number; members: readonly Choice[] };

export interface Offer {
  /** What the prompt offers as chips and the board as lit things. */
  choices: readonly Numbered[];
  /** The same as the prompt lists it: many choices in their groups. */
  entries: readonly Entry[];
  /** Passing and the like: a plain button at the right end. */
  declines: readonly Choice[];
  byTarget: ReadonlyMap<string, readonly Numbered[]>;
  blocked: ReadonlyMap<string, Blocked>;
}

/** More choices than this are listed in groups, where the game knows some. */
const FEW = 4;
const GROUP = "group:";

/** What is on offer: all moves, or only those of the thing that was clicked first. */
export function offer(
  moves: readonly Choice[],
  blocked: readonly Blocked[],
  declines: ReadonlySet<string>,
  picked: string | null,
): Offer {
  const among = picked === null ? moves : moves.filter((one) => one.targets.includes(picked));
  const quiet = among.filter((one) => declines.has(one.move[0]));
  const loud = among.filter((one) => !declines.has(one.move[0]));
  const entries = grouped(loud, picked);
  const choices = loud.map((choice) => ({
    choice,
    key: entries.find((one) => one.group === null && one.choice === choice)?.key ?? 0,
  }));
  const byTarget = new Map<string, Numbered[]>();
  for (const numbered of [...choices, ...quiet.map((choice) => ({ choice, key: 0 }))])
    for (const target of numbered.choice.targets)
      byTarget.set(target, [...(byTarget.get(target) ?? []), numbered]);
  return {
    choices,
    entries,
    declines: quiet,
    byTarget,
    blocked: new Map(
      blocked.flatMap((one) => one.targets.map((target): [string, Blocked] => [target, one])),
    ),
  };
}

/** The lines of the prompt, numbered: a group of one is its only choice. */
function grouped(choices: readonly Choice[], picked: string | null): Entry[] {
  const groupOf = (choice: Choice) =>
    picked === null && choices.length > FEW
      ? choice.targets.find((target) => target.startsWith(GROUP))
      : undefined;
  const entries: Entry[] = [];
  const seen = new Set<string>();
  for (const choice of choices) {
    const group = groupOf(choice);
    if (group !== undefined && seen.has(group)) continue;
    const key = entries.length < 9 ? entries.length + 1 : 0;
    const members = group ? choices.filter((one) => groupOf(one) === group) : [];
    if (group !== undefined && members.length > 1) {
      seen.add(group);
      entries.push({ group, key, members });
    } else entries.push({ group: null, choice, key });
  }
  return entries;
}

/** What a click on a thing does: a move, a choice among several, a reason why not, or nothing. */
export type Click =
  | { kind: "do"; choice: Choice }
  | { kind: "pick"; target: string }
  | { kind: "refuse"; blocked: Blocked }
  | { kind: "nothing" };

export function click(offered: Offer, target: string): Click {
  const here = offered.byTarget.get(target) ?? [];
  if (here.length === 1) return { kind: "do", choice: here[0]!.choice };
  if (here.length > 1) return { kind: "pick", target };
  const blocked = offered.blocked.get(target);
  return blocked ? { kind: "refuse", blocked } : { kind: "nothing" };
}

export function sameMove(a: Move, b: Move): boolean {
  return a.length === b.length && a.every((part, i) => part === b[i]);
}

/** A move that is composed here rather than listed by the house. */
export const aside = (move: Move): Choice => ({ move, parts: {}, targets: [], changes: {} });
