/** Settles a single line given as cells rather than as the planes that the kernels work on. */
import { BLANK, type Clue, leastLength, UNKNOWN } from '@nonokit/core';
import { hasEngine, settleInEngine } from './engine.js';
import { countWords, type Lines, layOut, NOT_HERE } from './lines.js';
import { settle, settlingWork } from './settle.js';

/**
 * Work above which a line goes to the engine, which is three times as fast but takes some ms to
 * start.
 */
const ENGINE_WORK = 200_000;

/** Maximum number of words of planes worth copying into the engine's memory. */
const MOST_WORDS = 1 << 22;

/**
 * Settles one line given as cells: `cells` holds palette indices, or `UNKNOWN` where nothing is
 * known. Returns what is implied in the same form, or undefined if no arrangement of `clue` agrees.
 * The input is not changed. Throws RangeError for any other cell value.
 */
export function settleCells(clue: Clue, cells: ArrayLike<number>): Int32Array | undefined {
  const colors = colorsIn(clue, cells);
  if (leastLength(clue) > cells.length) return undefined;
  if (cells.length === 0) return new Int32Array(0);
  const lines = layOut([clue], [], colors, cells.length);
  const planes = readPlanes(lines, cells);
  if (planes === undefined) return undefined;
  const out = new Int32Array(planes.length);
  return settleLine(lines, planes, out) ? cellsIn(lines, out) : undefined;
}

/**
 * Settles one line given as candidates: a mask of palette indices for each cell, where bit 0 is
 * blank. Returns the masks that are left, or undefined if no arrangement of `clue` agrees. The
 * input is not changed. Throws RangeError for a clue with a colour above 30.
 */
export function settleCandidates(clue: Clue, masks: ArrayLike<number>): Int32Array | undefined {
  const most = clue.reduce((color, block) => Math.max(color, block.color), BLANK);
  if (most > MOST_MASKED) throw new RangeError(`settleCandidates: colour ${most} is above 30`);
  if (leastLength(clue) > masks.length) return undefined;
  if (masks.length === 0) return new Int32Array(0);
  const lines = layOut([clue], [], 1 + most, masks.length);
  const words = countWords(lines, 0);
  const own = lines.firstColor[1];
  const planes = new Int32Array(own * words);
  for (let x = 0; x < masks.length; x++) {
    for (let c = 0; c < own; c++) {
      const bit = (masks[x] >>> lines.colorOf[c]) & 1;
      const word = c * words + (x >>> 5);
      planes[word] = planes[word] | (bit << (x & 31));
    }
  }
  const out = new Int32Array(planes.length);
  if (!settleLine(lines, planes, out)) return undefined;
  return Int32Array.from({ length: masks.length }, (_, x) => {
    let mask = 0;
    for (let c = 0; c < own; c++) {
      mask |= ((out[c * words + (x >>> 5)] >>> (x & 31)) & 1) << lines.colorOf[c];
    }
    return mask;
  });
}

/** The highest palette index that a mask of 31 bits holds. */
const MOST_MASKED = 30;

/** The least palette size that fits the clue and the cells, blank included. */
function colorsIn(clue: Clue, cells: ArrayLike<number>): number {
  let colors = 1 + clue.reduce((most, { color }) => Math.max(most, color), BLANK);
  for (let x = 0; x < cells.length; x++) {
    const cell = cells[x];
    if (!Number.isInteger(cell) || cell < UNKNOWN) {
      throw new RangeError(`settleCells: cell ${x} is ${cell}, expected a colour or -1`);
    }
    colors = Math.max(colors, cell + 1);
  }
  return colors;
}

/** Converts cells to planes; undefined if a cell has a colour that the line lacks. */
function readPlanes(lines: Lines, cells: ArrayLike<number>): Int32Array | undefined {
  const words = countWords(lines, 0);
  const own = lines.firstColor[1];
  const planes = new Int32Array(own * words);
  for (let x = 0; x < cells.length; x++) {
    const cell = cells[x];
    const local = cell === UNKNOWN ? UNKNOWN : lines.localOf[cell];
    if (local === NOT_HERE) return undefined;
    const [first, last] = local === UNKNOWN ? [0, own - 1] : [local, local];
    for (let c = first; c <= last; c++) {
      planes[c * words + (x >>> 5)] = planes[c * words + (x >>> 5)] | (1 << (x & 31));
    }
  }
  return planes;
}

/** Settles the only line, in whichever engine is faster. Returns false on a conflict. */
function settleLine(lines: Lines, planes: Int32Array, out: Int32Array): boolean {
  const isLong = settlingWork(lines, 0) > ENGINE_WORK && planes.length <= MOST_WORDS;
  if (isLong && hasEngine()) return settleInEngine(lines, planes, out, 0);
  return settle(lines, 0, planes, 0, out);
}

/** Converts planes to cells: a colour where there is one candidate, else `UNKNOWN`. */
function cellsIn(lines: Lines, planes: Int32Array): Int32Array {
  const words = countWords(lines, 0);
  const own = lines.firstColor[1];
  const cells = new Int32Array(lines.width).fill(UNKNOWN);
  for (let x = 0; x < cells.length; x++) {
    let candidates = 0;
    for (let c = 0; c < own; c++) {
      if (((planes[c * words + (x >>> 5)] >>> (x & 31)) & 1) === 0) continue;
      candidates++;
      cells[x] = candidates === 1 ? lines.colorOf[c] : UNKNOWN;
    }
  }
  return cells;
}
