/**
 * Candidates: the colours that each cell may still have. They are kept twice, in the planes of the
 * cell's row and of its column, so that the data of each line is contiguous.
 *
 * Both copies always agree: code that removes a colour from a cell in one line removes it in the
 * other.
 */
import { type Grid, type PartialGrid, UNKNOWN } from '@nonokit/core';
import { countWords, type Lines, NOT_HERE } from './lines.js';

/**
 * Creates planes in which every cell may have each colour that both its row and its column use. A
 * cell whose row and column share only blank is blank from the start.
 */
export function startPlanes(lines: Lines): Int32Array {
  const { height, count, colors, localOf, colorOf, firstColor, firstPlane } = lines;
  const planes = new Int32Array(firstPlane[count]);
  // usedBy[c] is the set of crossing lines that use colour c, as a plane; built once per direction
  for (const [from, to, crossFrom, crossTo] of [
    [0, height, height, count],
    [height, count, 0, height],
  ] as const) {
    const words = countWords(lines, from);
    const usedBy = new Map<number, Int32Array>();
    for (let l = from; l < to; l++) {
      for (let i = firstColor[l]; i < firstColor[l + 1]; i++) {
        const color = colorOf[i];
        let plane = usedBy.get(color);
        if (plane === undefined) {
          plane = new Int32Array(words);
          for (let cross = crossFrom; cross < crossTo; cross++) {
            if (localOf[cross * colors + color] === NOT_HERE) continue;
            const x = cross - crossFrom;
            plane[x >>> 5] |= 1 << (x & 31);
          }
          usedBy.set(color, plane);
        }
        planes.set(plane, firstPlane[l] + (i - firstColor[l]) * words);
      }
    }
  }
  return planes;
}

/**
 * Restricts each known cell of `given` to its colour. A cell whose row or column lacks that colour
 * keeps no candidate.
 */
export function giveCells(lines: Lines, planes: Int32Array, given: PartialGrid): void {
  given.cells.forEach((color, i) => {
    if (color === UNKNOWN) return;
    const row = Math.floor(i / lines.width);
    const column = i - row * lines.width;
    keepOnly(lines, planes, row, column, color);
    keepOnly(lines, planes, lines.height + column, row, color);
  });
}

/** Removes every candidate of cell `x` of line `l` except `color`. */
function keepOnly(lines: Lines, planes: Int32Array, l: number, x: number, color: number): void {
  const words = countWords(lines, l);
  const first = lines.firstColor[l];
  for (let i = first; i < lines.firstColor[l + 1]; i++) {
    const at = lines.firstPlane[l] + (i - first) * words + (x >>> 5);
    if (lines.colorOf[i] !== color) planes[at] &= ~(1 << (x & 31));
  }
}

/** Reads the planes as cells: the colour of each cell with one candidate left, else `UNKNOWN`. */
export function knownCells(lines: Lines, planes: Int32Array): PartialGrid {
  const { height, width, firstColor, firstPlane, colorOf } = lines;
  const cells = new Int32Array(height * width).fill(UNKNOWN);
  const words = (width >>> 5) + 1;
  const once = new Int32Array(words);
  const twice = new Int32Array(words);
  for (let row = 0; row < height; row++) {
    const from = firstColor[row];
    const colors = firstColor[row + 1] - from;
    const base = firstPlane[row];
    once.fill(0);
    twice.fill(0);
    for (let c = 0; c < colors; c++) {
      for (let w = 0; w < words; w++) {
        const plane = planes[base + c * words + w];
        twice[w] |= once[w] & plane;
        once[w] |= plane;
      }
    }
    for (let c = 0; c < colors; c++) {
      for (let w = 0; w < words; w++) {
        let only = planes[base + c * words + w] & ~twice[w];
        for (; only !== 0; only &= only - 1) {
          const x = (w << 5) + 31 - Math.clz32(only & -only);
          cells[row * width + x] = colorOf[from + c];
        }
      }
    }
  }
  return { width, height, cells };
}

/** Converts a partial grid without unknown cells to a grid, else returns undefined. */
export function finishedGrid({ width, height, cells }: PartialGrid): Grid | undefined {
  return cells.includes(UNKNOWN) ? undefined : { width, height, cells: Uint16Array.from(cells) };
}
