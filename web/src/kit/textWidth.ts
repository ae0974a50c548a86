let context: CanvasRenderingContext2D | null = null;

/** How wide a text is, in the data face or another, for labels drawn to measure. */
export function textWidth(
  text: string,
  size: number,
  weight = 700,
  face = '"Ysabeau Office", "Gill Sans", sans-serif',
): number {
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return text.length * size * 0.55;
  context.font = `${weight} ${size}px ${face}`;
  return context.measureText(text).width;
}
