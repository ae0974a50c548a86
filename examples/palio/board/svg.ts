export type Attributes = Record<string, unknown>;

/** An element of a drawing. */
export function svg(name: string, attributes: Attributes = {}, ...inside: Element[]): SVGElement {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  set(made, attributes);
  made.append(...inside);
  return made;
}

/** Attributes that an element has from now on; undefined takes one away. */
export function set(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
}

export function text(attributes: Attributes, said: string): SVGElement {
  const made = svg("text", attributes);
  made.textContent = said;
  return made;
}

/** One of the program's pictograms, centred on a point. */
export const glyph = (name: string, x: number, y: number, size: number, style: string) =>
  svg(
    "svg",
    { x: x - size / 2, y: y - size / 2, width: size, height: size, viewBox: "0 0 24 24", style },
    svg("use", { href: `#p-${name}` }),
  );
