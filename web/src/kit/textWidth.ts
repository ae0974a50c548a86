let context: CanvasRenderingContext2D | null = null;

/** How wide a text is in the data face, for labels drawn to measure. */
export function textWidth(text: string, size: number, weight = 700): number {
  context ??= document.createElement("canvas").getContext("2d");
  if (!context) return text.length * size * 0.55;
  context.font = `${weight} ${size}px "Ysabeau Office", "Gill Sans", sans-serif`;
  return context.measureText(text).width;
}
