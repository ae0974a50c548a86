/** What pages and the worker of this browser's house say to each other; the first half of every id
 * is the page it belongs to. */
export type ToHouse =
  | { ask: string; method: string; path: string; body: string }
  | { open: string; path: string }
  | { hear: string; text: string }
  | { close: string };

export type FromHouse =
  | { answer: string; status: number; text: string }
  /** An empty text closes the line. */
  | { tell: string; text: string }
  | { opened: string }
  /** Python could not be started, or has come to its end. */
  | { failed: string };

/** What the worker is told first: where the files lie, by which name it writes, and how many seconds
 * pass between two moves that nobody here makes. */
export interface Begin {
  root: string;
  owner: string;
  pause: number;
}
