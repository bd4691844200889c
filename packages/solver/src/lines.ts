/**
 * Lines: a puzzle laid out for the engine, as flat arrays over all rows and columns.
 *
 * Lines 0..height-1 are the rows, height..height+width-1 the columns. Each line numbers the colours it
 * uses for itself, 0 being blank, so that a puzzle of 1,337 colours costs only what its lines hold.
 */
import { BLANK, type Clue, type Puzzle } from '@nonokit/core';

/** What `Lines.localOf` holds for a colour that a line does not use. */
export const NOT_HERE = 0xffff;

/** The flat form of a puzzle's clues. Nothing in it changes while solving. */
export interface Lines {
  readonly height: number;
  readonly width: number;
  /** Rows and columns together. */
  readonly count: number;
  /** Colours of the palette, blank included. */
  readonly colors: number;
  /** Blocks of line l are `firstBlock[l]..firstBlock[l + 1] - 1` in the arrays over blocks. */
  readonly firstBlock: Int32Array;
  /** Cells of each block. */
  readonly sizes: Int32Array;
  /** Local colour of each block, from 1. */
  readonly inks: Int32Array;
  /** 1 where a blank must stand before the block: the one before it has the same colour. */
  readonly gaps: Uint8Array;
  /** Leftmost start of each block, from the clue alone. */
  readonly leastStarts: Int32Array;
  /** Which entry of the line's `stretches` is the block's (ink, size). */
  readonly stretchOf: Int32Array;
  /** Per line: its length minus the least length its clue needs; negative never occurs. */
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
  /** Planes of line l begin at `firstPlane[l]`: `wordsOf(l)` words for each local colour. */
  readonly firstPlane: Int32Array;
}

/** Cells of line `l`. */
export function lengthOf(lines: Lines, l: number): number {
  return l < lines.height ? lines.width : lines.height;
}

/** Words of one plane of line `l`: room for its cells and one position more. */
export function wordsOf(lines: Lines, l: number): number {
  return (lengthOf(lines, l) >>> 5) + 1;
}

/** Lays a puzzle out. Linear in blocks, plus lines times colours. */
export function linesOf(puzzle: Puzzle): Lines {
  return layOut(puzzle.rows, puzzle.columns, puzzle.palette.length);
}

/** Lays out clues of `columns.length` x `rows.length` cells; a single line is one row, no columns. */
export function layOut(
  rows: readonly Clue[],
  columns: readonly Clue[],
  colors: number,
  width = columns.length,
): Lines {
  const clues = [...rows, ...columns];
  const count = clues.length;
  const height = rows.length;
  const blocks = clues.reduce((sum, clue) => sum + clue.length, 0);
  const firstBlock = new Int32Array(count + 1);
  const sizes = new Int32Array(blocks);
  const inks = new Int32Array(blocks);
  const gaps = new Uint8Array(blocks);
  const leastStarts = new Int32Array(blocks);
  const stretchOf = new Int32Array(blocks);
  const slacks = new Int32Array(count);
  const firstColor = new Int32Array(count + 1);
  const colorOf: number[] = [];
  const localOf = new Uint16Array(count * colors).fill(NOT_HERE);
  const firstStretch = new Int32Array(count + 1);
  const stretchInks: number[] = [];
  const stretchSizes: number[] = [];
  const firstPlane = new Int32Array(count + 1);

  let block = 0;
  clues.forEach((clue, l) => {
    // local colours, in the order of the palette
    const own = [BLANK, ...new Set(clue.map(({ color }) => color))].sort((a, b) => a - b);
    own.forEach((color, local) => {
      localOf[l * colors + color] = local;
    });
    colorOf.push(...own);

    // blocks, and where they stand when all are as far left as they go
    let start = 0;
    clue.forEach(({ size, color }, k) => {
      const gap = clue[k - 1]?.color === color ? 1 : 0;
      sizes[block] = size;
      inks[block] = localOf[l * colors + color] ?? NOT_HERE;
      gaps[block] = gap;
      leastStarts[block] = start + gap;
      start += gap + size;
      block++;
    });
    const length = l < height ? width : height;
    slacks[l] = length - start;

    // distinct (ink, size) pairs, so that each is looked for once a line
    const from = firstBlock[l] as number;
    const pair = (b: number): number => (inks[b] as number) * 2 ** 31 + (sizes[b] as number);
    const pairs = [...new Set(clue.map((_, k) => pair(from + k)))].sort((a, b) => a - b);
    const place = new Map(pairs.map((value, i) => [value, i]));
    for (let b = from; b < block; b++) stretchOf[b] = place.get(pair(b)) as number;
    for (const value of pairs) {
      stretchInks.push(Math.floor(value / 2 ** 31));
      stretchSizes.push(value % 2 ** 31);
    }

    firstBlock[l + 1] = block;
    firstColor[l + 1] = colorOf.length;
    firstStretch[l + 1] = stretchInks.length;
    firstPlane[l + 1] = (firstPlane[l] as number) + own.length * ((length >>> 5) + 1);
  });
  return {
    height,
    width,
    count,
    colors,
    firstBlock,
    sizes,
    inks,
    gaps,
    leastStarts,
    stretchOf,
    slacks,
    firstColor,
    colorOf: Int32Array.from(colorOf),
    localOf,
    firstStretch,
    stretchInks: Int32Array.from(stretchInks),
    stretchSizes: Int32Array.from(stretchSizes),
    firstPlane,
  };
}
