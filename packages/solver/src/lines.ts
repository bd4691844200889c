/**
 * Lines: a puzzle laid out for the engine, as flat arrays over all rows and columns.
 *
 * Lines 0..height-1 are the rows, height..height+width-1 the columns. Each line numbers the colours
 * that it uses, with 0 for blank, so a puzzle of 1,337 colours needs memory only for the colours in
 * its lines.
 */
import { BLANK, type Clue, type Puzzle } from '@nonokit/core';

/** The entry of `Lines.localOf` for a colour that a line does not use. */
export const NOT_HERE = 0xffff;

/** A puzzle's clues in flat form. Nothing in it changes while solving. */
export interface Lines {
  readonly height: number;
  readonly width: number;
  /** The number of rows and columns together. */
  readonly count: number;
  /** The number of colours in the palette, blank included. */
  readonly colors: number;
  /** Blocks of line l are `firstBlock[l]..firstBlock[l + 1] - 1` in the arrays over blocks. */
  readonly firstBlock: Int32Array;
  /** The number of cells in each block. */
  readonly sizes: Int32Array;
  /** Local colour of each block, from 1. */
  readonly inks: Int32Array;
  /** 1 if a blank must stand before the block, because the block before it has the same colour. */
  readonly gaps: Uint8Array;
  /** Leftmost start of each block, from the clue alone. */
  readonly leastStarts: Int32Array;
  /** Index of the block's (ink, size) pair among the `stretches` of its line. */
  readonly stretchOf: Int32Array;
  /** Per line: its length minus the least length its clue needs; never negative. */
  readonly slacks: Int32Array;
  /** Local colours of line l are entries `firstColor[l]..firstColor[l + 1] - 1` of `colorOf`. */
  readonly firstColor: Int32Array;
  /** The palette index of each local colour; the first of a line is blank. */
  readonly colorOf: Int32Array;
  /** Local colour of palette colour c in line l at `l * colors + c`, or `NOT_HERE`. */
  readonly localOf: Uint16Array;
  /** Distinct (ink, size) pairs of line l: entries `firstStretch[l]..`, ascending. */
  readonly firstStretch: Int32Array;
  readonly stretchInks: Int32Array;
  readonly stretchSizes: Int32Array;
  /** Planes of line l begin at `firstPlane[l]`: `countWords(l)` words for each local colour. */
  readonly firstPlane: Int32Array;
}

/** The number of cells in line `l`. */
export function computeLength(lines: Lines, l: number): number {
  return l < lines.height ? lines.width : lines.height;
}

/**
 * The number of words in one plane of line `l`, which has room for its cells and one position more.
 */
export function countWords(lines: Lines, l: number): number {
  return (computeLength(lines, l) >>> 5) + 1;
}

/** Lays a puzzle out. Linear in the number of blocks, plus lines times colours. */
export function linesOf(puzzle: Puzzle): Lines {
  return layOut(puzzle.rows, puzzle.columns, puzzle.palette.length);
}

/**
 * Lays out clues of `columns.length` x `rows.length` cells; a single line is one row, no columns.
 */
export function layOut(
  rows: readonly Clue[],
  columns: readonly Clue[],
  colors: number,
  width = columns.length,
): Lines {
  const clues = columns.length === 0 ? rows : [...rows, ...columns];
  const count = clues.length;
  const height = rows.length;
  let blocks = 0;
  for (const clue of clues) blocks += clue.length;
  const lines = {
    height,
    width,
    count,
    colors,
    firstBlock: new Int32Array(count + 1),
    sizes: new Int32Array(blocks),
    inks: new Int32Array(blocks),
    gaps: new Uint8Array(blocks),
    leastStarts: new Int32Array(blocks),
    stretchOf: new Int32Array(blocks),
    slacks: new Int32Array(count),
    firstColor: new Int32Array(count + 1),
    // a line has at most as many inks and stretches as blocks; the ends of the arrays stay unused
    colorOf: new Int32Array(count + blocks),
    localOf: new Uint16Array(count * colors).fill(NOT_HERE),
    firstStretch: new Int32Array(count + 1),
    stretchInks: new Int32Array(blocks),
    stretchSizes: new Int32Array(blocks),
    firstPlane: new Int32Array(count + 1),
  };
  for (let l = 0; l < count; l++) {
    const clue = clues[l];
    numberColors(lines, l, clue);
    const length = l < height ? width : height;
    lines.slacks[l] = length - placeBlocks(lines, l, clue);
    listStretches(lines, l);
    const own = lines.firstColor[l + 1] - lines.firstColor[l];
    lines.firstPlane[l + 1] = lines.firstPlane[l] + own * ((length >>> 5) + 1);
  }
  return lines;
}

/** Numbers the colours that line `l` uses: blank first, then in the order of the palette. */
function numberColors(lines: Lines, l: number, clue: Clue): void {
  const { colors, colorOf, localOf } = lines;
  const first = lines.firstColor[l];
  colorOf[first] = BLANK;
  localOf[l * colors + BLANK] = 0;
  let end = first + 1;
  for (const { color } of clue) {
    if (localOf[l * colors + color] !== NOT_HERE) continue;
    localOf[l * colors + color] = 0;
    let at = end++;
    for (; colorOf[at - 1] > color; at--) colorOf[at] = colorOf[at - 1];
    colorOf[at] = color;
  }
  for (let i = first; i < end; i++) localOf[l * colors + colorOf[i]] = i - first;
  lines.firstColor[l + 1] = end;
}

/** Writes the blocks of line `l` at their leftmost starts; returns the least length of the clue. */
function placeBlocks(lines: Lines, l: number, clue: Clue): number {
  const { colors, sizes, inks, gaps, leastStarts, localOf } = lines;
  let block = lines.firstBlock[l];
  let start = 0;
  let previous = BLANK;
  for (const { size, color } of clue) {
    const gap = color === previous ? 1 : 0;
    sizes[block] = size;
    inks[block] = localOf[l * colors + color];
    gaps[block] = gap;
    leastStarts[block] = start + gap;
    start += gap + size;
    previous = color;
    block++;
  }
  lines.firstBlock[l + 1] = block;
  return start;
}

/**
 * Lists the distinct (ink, size) pairs of line `l` in ascending order, so that each pair is
 * searched only once per line.
 */
function listStretches(lines: Lines, l: number): void {
  const { sizes, inks, stretchOf, stretchInks, stretchSizes } = lines;
  const first = lines.firstStretch[l];
  const from = lines.firstBlock[l];
  const to = lines.firstBlock[l + 1];
  let end = first;
  for (let b = from; b < to; b++) {
    const ink = inks[b];
    const size = sizes[b];
    const at = placeOfStretch(lines, first, end, ink, size);
    if (at < end && stretchInks[at] === ink && stretchSizes[at] === size) continue;
    stretchInks.copyWithin(at + 1, at, end);
    stretchSizes.copyWithin(at + 1, at, end);
    stretchInks[at] = ink;
    stretchSizes[at] = size;
    end++;
  }
  for (let b = from; b < to; b++) {
    const at = placeOfStretch(lines, first, end, inks[b], sizes[b]);
    stretchOf[b] = at - first;
  }
  lines.firstStretch[l + 1] = end;
}

/** The index where (ink, size) is, or belongs, among entries `first..end-1` of the stretches. */
function placeOfStretch(
  { stretchInks, stretchSizes }: Lines,
  first: number,
  end: number,
  ink: number,
  size: number,
): number {
  let low = first;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = stretchInks[middle];
    const before = other === ink ? stretchSizes[middle] < size : other < ink;
    if (before) low = middle + 1;
    else high = middle;
  }
  return low;
}
