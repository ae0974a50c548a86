/** Brings what was asked for into sight, as soon as it is there. */
export function intoView(element: Element): void {
  element.scrollIntoView({ block: "center" });
}
