import type { Matter } from "../protocol";

/** The name of the question that a matter is part of. */
export const questionOf = (matter: string): string => matter.split(" ", 1)[0]!;

/** What tells it from other matters of that question: a city, a lot, a round. */
export const subjectOf = (matter: string): string => matter.slice(questionOf(matter).length + 1);

/** An answer that can be left ahead, or was. */
export interface Answer {
  matter: string;
  kind: string;
  stands: boolean;
}

/** What a seat may answer ahead: a line for each kind, one of each matter at most stands. */
export function answersOf(matters: readonly Matter[], placed: ReadonlySet<string>): Answer[] {
  return matters
    .filter(({ matter }) => !placed.has(questionOf(matter)))
    .flatMap(({ matter, kinds, order }) => {
      const standing = order?.state === "stands" ? order.kind : null;
      const lines = standing === null || kinds.includes(standing) ? kinds : [standing, ...kinds];
      return lines.map((kind) => ({ matter, kind, stands: kind === standing }));
    });
}

/** Answers that no longer stand, and why. */
export function fallen(
  matters: readonly Matter[],
  placed: ReadonlySet<string>,
): { matter: string; kind: string; reason: string }[] {
  return matters.flatMap(({ matter, order }) =>
    order?.state === "void" && !placed.has(questionOf(matter))
      ? [{ matter, kind: order.kind, reason: order.reason ?? "" }]
      : [],
  );
}
