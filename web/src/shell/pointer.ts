/** Where the pointer was seen last; heard from the first page on, so that no page starts anew. */
let last = { x: NaN, y: NaN };

/**
 * The pointer itself has moved. What is drawn anew under a resting one makes the browser tell of
 * it, too, at the same place.
 */
export const hasMoved = ({ clientX, clientY }: PointerEvent): boolean =>
  clientX !== last.x || clientY !== last.y;

/** After everybody else has heard of it. */
const seen = ({ clientX: x, clientY: y }: PointerEvent) => (last = { x, y });
for (const event of ["pointermove", "pointerdown"] as const) addEventListener(event, seen);
