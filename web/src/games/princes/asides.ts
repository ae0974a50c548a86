import type { Choice, Move } from "../../shell/protocol";

/** A move that is composed here rather than listed by the house. */
export const aside = (move: Move): Choice => ({ move, parts: {}, targets: [], changes: {} });
