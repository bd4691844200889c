/**
 * The lines of a small black-and-white puzzle as words: bit 0 is the first cell. What a line
 * implies is found as in `lines/arrange.ts`, but with one word for each set of cells.
 *
 * All arrays are scratch, filled by `loadLines` and valid until its next call; rows come before
 * columns.
 */
import type { Clue } from '@nonokit/core';

/** The longest line: a word holds the boundaries of its cells, of which there is one more. */
export const MOST_CELLS = 30;
/** The most blocks of a line, and so the distance between the first blocks of two lines. */
export const MOST_BLOCKS = MOST_CELLS >> 1;
const MOST_LINES = 2 * MOST_CELLS;

/** Of each line: its length, its number of blocks, and the cells that the blocks fill. */
export const lengths = new Int32Array(MOST_LINES);
export const blockCounts = new Int32Array(MOST_LINES);
export const totals = new Int32Array(MOST_LINES);
/** Of each block: its size, and its start when all blocks are pushed to the beginning. */
export const sizes = new Int32Array(MOST_LINES * MOST_BLOCKS);
export const starts = new Int32Array(MOST_LINES * MOST_BLOCKS);
/** Of each block: its smallest and its greatest start. */
export const firsts = new Int32Array(MOST_LINES * MOST_BLOCKS);
export const lasts = new Int32Array(MOST_LINES * MOST_BLOCKS);
/** Of each line: the cells that may be ink, and those that may be blank. */
export const inks = new Int32Array(MOST_LINES);
export const blanks = new Int32Array(MOST_LINES);
/** The same in the arrangements of the line, once it is settled. */
export const settledInks = new Int32Array(MOST_LINES);
export const settledBlanks = new Int32Array(MOST_LINES);
/** Of each line: the cells whose crossing line has blocks. */
export const crossings = new Int32Array(MOST_LINES);

/** Per number of blocks: the boundaries where the cells after them may begin. */
const reached = new Int32Array(MOST_BLOCKS + 1);
/** Per block: the cells where it may begin, as far as the blocks before it allow. */
const begins = new Int32Array(MOST_BLOCKS);

/**
 * Loads the clues of a puzzle. A cell may be ink if one of its clues has blocks, as in
 * `createCandidates`. False if a clue is too long for its line.
 */
export function loadLines(rows: readonly Clue[], columns: readonly Clue[]): boolean {
  const height = rows.length;
  const width = columns.length;
  let inkedRows = 0;
  let inkedColumns = 0;
  for (let l = 0; l < height; l++) if (rows[l].length > 0) inkedRows |= 1 << l;
  for (let l = 0; l < width; l++) if (columns[l].length > 0) inkedColumns |= 1 << l;
  const allRows = firstCells(height);
  const allColumns = firstCells(width);
  for (let l = 0; l < height + width; l++) {
    const isRow = l < height;
    const clue = isRow ? rows[l] : columns[l - height];
    if (!loadClue(l, clue, isRow ? width : height)) return false;
    const crossing = isRow ? inkedColumns : inkedRows;
    crossings[l] = crossing;
    blanks[l] = isRow ? allColumns : allRows;
    inks[l] = clue.length > 0 ? blanks[l] : crossing;
  }
  return true;
}

/** Loads a clue; false if it is too long. */
function loadClue(l: number, clue: Clue, length: number): boolean {
  const at = l * MOST_BLOCKS;
  let end = -1;
  let total = 0;
  for (let k = 0; k < clue.length; k++) {
    const { size } = clue[k];
    if (end + 1 + size > length) return false;
    sizes[at + k] = size;
    starts[at + k] = end + 1;
    end += 1 + size;
    total += size;
  }
  lengths[l] = length;
  blockCounts[l] = clue.length;
  totals[l] = total;
  return true;
}

/** The set of the first `count` cells. */
export function firstCells(count: number): number {
  return (1 << count) - 1;
}

/** The set of the cells from `from` to `to`; empty if there are none. */
export function span(from: number, to: number): number {
  return to < from ? 0 : firstCells(to - from + 1) << from;
}

/** The number of cells in a set. */
export function countCells(cells: number): number {
  const pairs = cells - ((cells >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The first cell of a set that is not empty. */
export function lowestCell(cells: number): number {
  return 31 - Math.clz32(cells & -cells);
}

/**
 * Finds what all arrangements of line `l` have in common. False if there are none; then the line's
 * results are unspecified.
 */
export function settleLine(l: number): boolean {
  const count = blockCounts[l];
  const at = l * MOST_BLOCKS;
  const ink = inks[l];
  const blank = blanks[l];
  let onwards = floodUp(1, blank);
  reached[0] = onwards;
  for (let k = 0; k < count; k++) {
    const size = sizes[at + k];
    const here = (k === 0 ? onwards : (onwards & blank) << 1) & fitting(ink, size);
    if (here === 0) return false;
    begins[k] = here;
    onwards = floodUp(here << size, blank);
    reached[k + 1] = onwards;
  }
  const end = 1 << lengths[l];
  if ((onwards & end) === 0) return false;
  let ends = floodDown(end, blank);
  let mayBlank = onwards & blank & (ends >>> 1);
  let mayInk = 0;
  for (let k = count - 1; k >= 0; k--) {
    const size = sizes[at + k];
    // a blank follows each block but the last
    const stops = k === count - 1 ? ends : (ends >>> 1) & blank;
    const here = begins[k] & (stops >>> size);
    firsts[at + k] = lowestCell(here);
    lasts[at + k] = 31 - Math.clz32(here);
    mayInk |= covered(here, size);
    ends = floodDown(here, blank);
    mayBlank |= reached[k] & blank & (ends >>> 1);
  }
  settledInks[l] = mayInk;
  settledBlanks[l] = mayBlank;
  return true;
}

/** The cells at which `size` neighbouring cells of the set begin. */
function fitting(cells: number, size: number): number {
  let found = cells;
  for (let have = 1; have < size; ) {
    const more = have < size - have ? have : size - have;
    found &= found >>> more;
    have += more;
  }
  return found;
}

/** The cells that blocks of a size cover which begin at these cells. */
function covered(here: number, size: number): number {
  let found = here;
  for (let have = 1; have < size; ) {
    const more = have < size - have ? have : size - have;
    found |= found << more;
    have += more;
  }
  return found;
}

/** The boundaries that can be reached upwards through blanks. */
function floodUp(from: number, blank: number): number {
  // the carry of one addition runs through a whole stretch of blanks
  return from | ((blank + (from & blank)) ^ blank);
}

/** The boundaries that can be reached downwards through blanks; the distance doubles each time. */
function floodDown(from: number, blank: number): number {
  let all = from | ((from >>> 1) & blank);
  let open = blank & (blank >>> 1);
  all |= (all >>> 2) & open;
  open &= open >>> 2;
  all |= (all >>> 4) & open;
  open &= open >>> 4;
  all |= (all >>> 8) & open;
  open &= open >>> 8;
  return all | ((all >>> 16) & open);
}
