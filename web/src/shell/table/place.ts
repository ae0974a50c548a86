interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Place {
  x: number;
  y: number;
  /** It covers nothing that is lit. */
  free: boolean;
}

const GAP = 12;
const EDGE = 8;
/** How closely the window is searched where every place beside the thing covers something lit. */
const STEP = 24;

/**
 * A place beside a thing that stays in the window and covers nothing lit nor the question, and as
 * little as can be of what answers the pointer elsewhere (`data-answer`). Where there is none beside it, the
 * nearest one in the window.
 */
export function besideThing(
  tip: HTMLElement,
  thing: Element,
  cursor: { x: number; y: number } | null,
): Place {
  const on = thing.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const mid = { x: on.left + on.width / 2 - width / 2, y: on.top + on.height / 2 - height / 2 };
  const board = thing.closest(".board")?.getBoundingClientRect();
  const right = Math.max(EDGE, innerWidth - width - EDGE);
  const bottom = Math.max(EDGE, innerHeight - height - EDGE);
  // The question is read and answered while a tip is open: it counts like what is lit.
  const lit = [...document.querySelectorAll('[data-state="lit"], .prompt')].map((one) =>
    one.getBoundingClientRect(),
  );
  // Over the other lines of the chronicle it would be in the way of whoever reads on.
  const kept = [
    ...document.querySelectorAll("[data-answer], [data-plaque]"),
    ...[thing.closest("[role=log]")].filter((log) => log !== null),
  ].map((one) => one.getBoundingClientRect());
  const near = {
    left: (cursor?.x ?? -99) - 6,
    top: (cursor?.y ?? -99) - 6,
    right: (cursor?.x ?? -99) + 14,
    bottom: (cursor?.y ?? -99) + 20,
  };
  const at = ({ x, y }: { x: number; y: number }) => {
    const box = { left: x, top: y, right: x + width, bottom: y + height };
    const covered = lit.reduce((sum, one) => sum + overlap(box, one), 0);
    const cost =
      covered * 9 +
      kept.reduce((sum, one) => sum + overlap(box, one) * 2, 0) +
      Math.hypot(x - mid.x, y - mid.y) * 20 +
      overlap(box, on) * 4 +
      (overlap(box, near) > 0 ? 1e6 : 0);
    return { x, y, free: covered === 0, cost };
  };
  const better = (a: ReturnType<typeof at>, b: ReturnType<typeof at>) =>
    a.free !== b.free ? (a.free ? a : b) : b.cost < a.cost ? b : a;
  const beside = [
    { x: mid.x, y: on.bottom + GAP },
    { x: mid.x, y: on.top - height - GAP },
    { x: on.right + GAP, y: mid.y },
    { x: on.left - width - GAP, y: mid.y },
    // Under the board, where nothing of it is covered.
    ...(board ? [{ x: mid.x, y: board.bottom + GAP }] : []),
  ]
    .map(({ x, y }) => at({ x: clamp(x, EDGE, right), y: clamp(y, EDGE, bottom) }))
    .reduce(better);
  if (beside.free) return beside;
  let best = beside;
  for (let y = EDGE; y <= bottom; y += STEP)
    for (let x = EDGE; x <= right; x += STEP) best = better(best, at({ x, y }));
  return best;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
