/**
 * Letters at a course, moved aside where they would cover each other, to the right as far as it
 * goes; `mark` is where one stands.
 */
export function apart<P extends { x: number; to: number }>(
  points: readonly P[],
  width: number,
  right = Infinity,
): (P & { mark: number })[] {
  const placed: (P & { mark: number })[] = [];
  const covered = (mark: number, to: number) =>
    placed.some((one) => Math.abs(one.mark - mark) < width && Math.abs(one.to - to) < width);
  for (const point of [...points].sort((a, b) => a.x - b.x)) {
    let mark = Math.min(point.x, right);
    while (mark <= right && covered(mark, point.to)) mark += width / 2;
    if (mark > right) mark = Math.min(point.x, right);
    while (covered(mark, point.to)) mark -= width / 2;
    placed.push({ ...point, mark });
  }
  return placed;
}
