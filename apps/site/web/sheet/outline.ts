/** Outlines of what has an ink: lines where its cells meet empty ones or the edge of the board. */
import { round } from './numbers.js';

/** Marks row by row, an ink each, or 0 and less. */
export interface Marked {
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

/** A walk around cells, clockwise: to the right, down, to the left, up. */
const STEPS = [1, 0, -1, 0];

/** From a corner, the cell on the right of each step; on its left is that of the step before. */
const BESIDE = [0, -1, -1, 0];

/** The area of an ink as closed lines, in cells; to be filled by the rule "evenodd". */
export function shapePath({ width, height, marks }: Marked, ink: number): string {
  const has = (x: number, y: number): boolean =>
    x >= 0 && x < width && marks[y * width + x] === ink;
  const isBeside = (x: number, y: number, way: number): boolean =>
    has(x + (BESIDE[way % 4] ?? 0), y + (BESIDE[(way + 3) % 4] ?? 0));
  // the ink is on the right of a line
  const isLine = (x: number, y: number, way: number): boolean =>
    isBeside(x, y, way) && !isBeside(x, y, way + 3);
  const isWalked = new Set<number>();
  let path = '';
  for (let start = 0; start < width * height; start++) {
    let x = start % width;
    let y = Math.floor(start / width);
    // a loop begins at a corner, so that it ends with a turn
    if (isWalked.has(start) || !isLine(x, y, 0) || isLine(x - 1, y, 0)) continue;
    path += `M${x} ${y}`;
    let way = 0;
    do {
      let length = 0;
      let turn = 0;
      do {
        if (way === 0) isWalked.add(y * width + x);
        x += STEPS[way] ?? 0;
        y += STEPS[(way + 3) % 4] ?? 0;
        length++;
        // where two cells touch by a corner, each has its own loop
        turn = isLine(x, y, way + 1) ? 1 : isLine(x, y, way) ? 0 : 3;
      } while (turn === 0);
      path += (way % 2 === 0 ? 'h' : 'v') + (way < 2 ? length : -length);
      way = (way + turn) % 4;
    } while (way !== 0 || y * width + x !== start);
    path += 'z';
  }
  return path;
}
