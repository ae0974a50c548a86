/** The paper that a board is drawn on, in the board's own units. */
export interface Sheet {
  width: number;
  height: number;
}

/** The sheet that fills a place: never smaller than the drawing, no larger than it may become. */
export function sheetFor(drawing: Sheet, place: Sheet, most: Partial<Sheet> = {}): Sheet {
  const { width, height } = drawing;
  if (place.width <= 0 || place.height <= 0) return { width, height };
  const shape = place.width / place.height;
  return shape > width / height
    ? { width: Math.min(height * shape, most.width ?? Infinity), height }
    : { width, height: Math.min(width / shape, most.height ?? Infinity) };
}
