/** Everything that lies under a point of the page, the innermost first. */
export function thingsUnder(target: EventTarget | null): Element[] {
  const things: Element[] = [];
  if (!(target instanceof Element)) return things;
  for (
    let on = target.closest("[data-at]");
    on;
    on = on.parentElement?.closest("[data-at]") ?? null
  )
    things.push(on);
  return things;
}

/** The one of them that may be clicked, if any: what lies on a lit thing does not hide it. */
export const litOf = (things: readonly Element[]): Element | undefined =>
  things.find((on) => on.getAttribute("data-state") === "lit");

/** The nearest thing in a direction, so that arrow keys can look at everything on the board. */
export function nextThing(
  from: Element,
  dx: number,
  dy: number,
  among = "[data-at]",
): HTMLElement | null {
  const here = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of document.querySelectorAll<HTMLElement>(among)) {
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
