/** The nearest thing in a direction, so that arrow keys can look at everything on the board. */
export function nextThing(from: Element, dx: number, dy: number): HTMLElement | null {
  const here = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of document.querySelectorAll<HTMLElement>("[data-at]")) {
    if (thing === from || thing.contains(from)) continue;
    const there = centre(thing);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along < 4) continue;
    const cost = along + 2.5 * aside;
    if (cost < least) {
      least = cost;
      best = thing;
    }
  }
  return best;
}

function centre(thing: Element): { x: number; y: number } {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
