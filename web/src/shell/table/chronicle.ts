import type { GameEvent } from "../protocol";
import type { Words } from "../words";

/** Which lines the chronicle has. */
export interface ChronicleFacet {
  /** An event that needs no line. */
  silent(event: GameEvent): boolean;
  /** A separator line, like a new round. */
  heading(event: GameEvent, words: Words): string | null;
  /** Something that is shown on the board as well when it happens, like the answer to an offer. */
  shown?(event: GameEvent, events: readonly GameEvent[], me: number | null): boolean;
}
