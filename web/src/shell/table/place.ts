interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;
const EDGE = 8;

/**
 * A place beside a thing that stays in the window and covers the fewest lit things, and nothing
 * that answers the pointer elsewhere (`data-answer`).
 */
export function besideThing(
  tip: HTMLElement,
  thing: Element,
  cursor: { x: number; y: number } | null,
): { x: number; y: number } {
  const on = thing.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const mid = { x: on.left + on.width / 2 - width / 2, y: on.top + on.height / 2 - height / 2 };
  const board = thing.closest(".board")?.getBoundingClientRect();
  const places = [
    { x: mid.x, y: on.bottom + GAP },
    { x: mid.x, y: on.top - height - GAP },
    { x: on.right + GAP, y: mid.y },
    { x: on.left - width - GAP, y: mid.y },
    // Under the board, where nothing of it is covered.
    ...(board ? [{ x: mid.x, y: board.bottom + GAP }] : []),
  ].map(({ x, y }) => ({
    x: clamp(x, EDGE, innerWidth - width - EDGE),
    y: clamp(y, EDGE, innerHeight - height - EDGE),
  }));
  const lit = [...document.querySelectorAll('[data-state="lit"]')]
    .filter((one) => one !== thing)
    .map((one) => one.getBoundingClientRect());
  // Over the other lines of the chronicle it would be in the way of whoever reads on.
  const kept = [
    ...document.querySelectorAll(".prompt, [data-answer]"),
    ...[thing.closest("[role=log]")].filter((log) => log !== null),
  ].map((one) => one.getBoundingClientRect());
  const cost = (at: { x: number; y: number }) => {
    const box = { left: at.x, top: at.y, right: at.x + width, bottom: at.y + height };
    const near = {
      left: (cursor?.x ?? -99) - 6,
      top: (cursor?.y ?? -99) - 6,
      right: (cursor?.x ?? -99) + 14,
      bottom: (cursor?.y ?? -99) + 20,
    };
    return (
      lit.reduce((sum, one) => sum + overlap(box, one), 0) +
      kept.reduce((sum, one) => sum + overlap(box, one) * 2, 0) +
      Math.hypot(at.x - mid.x, at.y - mid.y) * 20 +
      overlap(box, on) * 4 +
      (overlap(box, near) > 0 ? 1e6 : 0)
    );
  };
  return places.reduce((best, one) => (cost(one) < cost(best) ? one : best));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
