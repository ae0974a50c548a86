import { getContext, setContext } from "svelte";

const KEY = Symbol("least");

/** The smallest size of type on a board, in its own units, so that it is readable on the screen. */
export function setLeast(size: () => number): void {
  setContext(KEY, size);
}

export function useLeast(): () => number {
  return getContext<(() => number) | undefined>(KEY) ?? (() => 0);
}
