/** Where a thing lies; what a phone has scrolled away, or covers with its sheet, is left out. */
export function inSight(thing: Element): DOMRect {
  const box = thing.getBoundingClientRect();
  const place = thing.closest(".middle");
  const sheet = place?.querySelector(":scope > .below");
  if (!place || !sheet || sheet.contains(thing)) return box;
  // A frame is drawn a little outside of its thing.
  const top = Math.max(box.top, place.getBoundingClientRect().top + 6);
  const bottom = Math.min(box.bottom, sheet.getBoundingClientRect().top - 6);
  return bottom - top < 10 ? new DOMRect() : new DOMRect(box.left, top, box.width, bottom - top);
}
