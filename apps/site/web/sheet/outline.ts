/** Outlines of what has an ink: lines where its cells meet empty ones or the edge of the board. */
import { round } from './numbers.js';

/** Marks row by row, an ink each, or 0 and less. */
interface Marked {
  readonly width: number;
  readonly height: number;
  readonly marks: ArrayLike<number>;
}

/** Where cells are: the corner of the first, and their side. */
export interface CellPlace {
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

/** The outline of an ink as a path. */
export function outlinePath(of: Marked, ink: number, { left, top, cell }: CellPlace): string {
  const { width, height } = of;
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (of.marks[y * width + x] ?? 0);
  const meet = (one: number, other: number): boolean =>
    (one === ink && other <= 0) || (other === ink && one <= 0);
  const place = (x: number, y: number): string =>
    `${round(left + x * cell)} ${round(top + y * cell)}`;
  let path = '';
  for (let y = 0; y <= height; y++) {
    path += strokes(width, (x) => meet(at(x, y - 1), at(x, y)))
      .map(([from, length]) => `M${place(from, y)}h${round(length * cell)}`)
      .join('');
  }
  for (let x = 0; x <= width; x++) {
    path += strokes(height, (y) => meet(at(x - 1, y), at(x, y)))
      .map(([from, length]) => `M${place(x, from)}v${round(length * cell)}`)
      .join('');
  }
  return path;
}

/** Neighbours for which something holds, as their first and how many there are. */
function strokes(
  count: number,
  holds: (place: number) => boolean,
): [from: number, length: number][] {
  const found: [number, number][] = [];
  for (let k = 0; k < count; k++) {
    if (!holds(k)) continue;
    const last = found.at(-1);
    if (last !== undefined && last[0] + last[1] === k) last[1]++;
    else found.push([k, 1]);
  }
  return found;
}
