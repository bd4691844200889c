/**
 * Finds the numbers of a clue that a line's marks settle. Block k is placed if it begins at the
 * same cell in every arrangement that agrees with the marks, and all its cells are marked. Only
 * then is a single number dimmed, so that crossing off never claims more than logic proves.
 *
 * Two passes of the dynamic programme over blocks and positions that line solvers use (for instance
 * Batenburg and Kosters, 2009), for one line that just changed: blocks x free cells steps.
 */
import { BLANK, type Clue, UNKNOWN } from '@nonokit/core';
import type { LineCells } from './line-marks.js';
import { isFilled, type Mark } from './mark.js';

/** What is known about the blocks of a line. */
export interface PlacedBlocks {
  /** False if no arrangement agrees with the marks: the line has a mistake. */
  readonly isPossible: boolean;
  /** Per block: true if it is placed. */
  readonly placed: readonly boolean[];
}

/** Which blocks of the line the marks place. */
export function placedBlocks(
  marks: ArrayLike<Mark>,
  { start, stride, length }: LineCells,
  clue: Clue,
): PlacedBlocks {
  const cells = new Int32Array(length);
  for (let x = 0; x < length; x++) cells[x] = marks[start + x * stride] ?? UNKNOWN;
  const sizes = new Int32Array(clue.length);
  const colors = new Int32Array(clue.length);
  for (let k = 0; k < clue.length; k++) {
    sizes[k] = clue[k]?.size ?? 0;
    colors[k] = clue[k]?.color ?? 0;
  }
  const line: Line = { cells, sizes, colors };
  const ahead = earliestStarts(line);
  const behind = ahead === undefined ? undefined : earliestStarts(mirrored(line));
  if (ahead === undefined || behind === undefined) {
    return { isPossible: false, placed: clue.map(() => false) };
  }
  const placed = clue.map((block, k) => {
    const first = ahead[k] ?? 0;
    const last = length - (behind[clue.length - 1 - k] ?? 0) - block.size;
    if (first !== last) return false;
    for (let x = first; x < first + block.size; x++) if (cells[x] !== block.color) return false;
    return true;
  });
  return { isPossible: true, placed };
}

/**
 * False if no block can be placed, because no run of marks is as long as any block of its colour.
 * This is known much sooner than which blocks are placed.
 */
export function hasWholeBlock(
  marks: ArrayLike<Mark>,
  { start, stride, length }: LineCells,
  clue: Clue,
): boolean {
  let run = 0;
  for (let x = 0; x < length; x++) {
    const mark = marks[start + x * stride] ?? UNKNOWN;
    if (!isFilled(mark)) continue;
    run++;
    const isEnd = x + 1 === length || marks[start + (x + 1) * stride] !== mark;
    if (!isEnd) continue;
    const size = run;
    if (clue.some((block) => block.size === size && block.color === mark)) return true;
    run = 0;
  }
  return false;
}

/** The marks of a line and its clue; arrays of numbers, because a stroke asks for many lines. */
interface Line {
  readonly cells: Int32Array;
  readonly sizes: Int32Array;
  readonly colors: Int32Array;
}

function mirrored({ cells, sizes, colors }: Line): Line {
  return {
    cells: cells.slice().reverse(),
    sizes: sizes.slice().reverse(),
    colors: colors.slice().reverse(),
  };
}

/** What the programme notes of a block and a cell: the rest fits from here; the block can begin. */
const FITS = 1;
const BEGINS = 2;

/**
 * The earliest start of each block over all arrangements of the line; undefined if there is none. A
 * start is possible if the block's cells may have its colour, and the cells before and after it can
 * be completed.
 */
function earliestStarts(line: Line): Int32Array | undefined {
  const { cells, sizes } = line;
  const least = leastStarts(line);
  const slack = cells.length - (least[sizes.length] ?? 0);
  if (slack < 0) return undefined;
  // row k, place x: blocks k.. and blanks fill the cells from x on, no block ending right before x
  const width = cells.length + 2;
  const notes = new Uint8Array((sizes.length + 1) * width);
  const last = sizes.length * width;
  notes[last + cells.length] = FITS;
  for (let x = cells.length - 1; x >= 0 && isBlankable(cells[x]); x--) notes[last + x] = FITS;
  for (let k = sizes.length - 1; k >= 0; k--) noteBlock(line, notes, k, least[k] ?? 0, slack);
  if (((notes[0] ?? 0) & FITS) === 0) return undefined;
  return earliest(line, notes);
}

/** Notes where block `k` fits. Only the `slack` places from its least start on are possible. */
function noteBlock(line: Line, notes: Uint8Array, k: number, least: number, slack: number): void {
  const { cells, sizes, colors } = line;
  const size = sizes[k] ?? 0;
  const color = colors[k] ?? 0;
  const width = cells.length + 2;
  const row = k * width;
  const next = (k + 1) * width;
  const hasGap = gapAfter(line, k) === 1;
  // how many cells from x on may have the colour
  let room = 0;
  for (let x = least + slack + size - 1; x >= least; x--) {
    const mark = cells[x];
    room = mark === UNKNOWN || mark === color ? room + 1 : 0;
    if (x > least + slack) continue;
    const end = x + size;
    const isFree = hasGap
      ? isBlankable(cells[end]) && ((notes[next + end + 1] ?? 0) & FITS) !== 0
      : ((notes[next + end] ?? 0) & FITS) !== 0;
    if (room >= size && isFree) notes[row + x] = FITS | BEGINS;
    else if (isBlankable(mark)) notes[row + x] = (notes[row + x + 1] ?? 0) & FITS;
  }
}

function isBlankable(mark: number | undefined): boolean {
  return mark === UNKNOWN || mark === BLANK;
}

/** The number of blanks required between a block and the next one. */
function gapAfter({ colors }: Line, k: number): 0 | 1 {
  return k + 1 < colors.length && colors[k] === colors[k + 1] ? 1 : 0;
}

/**
 * The least start of each block, with all blocks as far left as possible, and the end of the last
 * one.
 */
function leastStarts(line: Line): Int32Array {
  const { sizes } = line;
  const starts = new Int32Array(sizes.length + 1);
  for (let k = 0; k < sizes.length; k++) {
    starts[k + 1] = (starts[k] ?? 0) + (sizes[k] ?? 0) + gapAfter(line, k);
  }
  return starts;
}

/**
 * Walks from the left and puts each block at its first possible start, with all earlier blocks in
 * place.
 */
function earliest(line: Line, notes: Uint8Array): Int32Array {
  const { cells, sizes } = line;
  const starts = new Int32Array(sizes.length);
  let x = 0;
  for (let k = 0; k < sizes.length; k++) {
    const row = k * (cells.length + 2);
    while (((notes[row + x] ?? BEGINS) & BEGINS) === 0) x++;
    starts[k] = x;
    x += (sizes[k] ?? 0) + gapAfter(line, k);
  }
  return starts;
}
