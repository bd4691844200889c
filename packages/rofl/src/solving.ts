/**
 * What writer and reader of ROFL both do: the puzzle that clues make is solved by line logic, as
 * far as a fixed budget of work goes, and given cells are told where it stops.
 */
import { type Clue, type Color, type Palette, type Puzzle, UNKNOWN } from '@nonokit/core';
import {
  candidatesAt,
  candidatesLeft,
  giveCell,
  knownBySweeps,
  type Sweeps,
  sweep,
  sweepsOf,
} from '@nonokit/solver';
import { evenNumber } from './cells.js';
import { bitsFor, type Clues } from './clue-code.js';
import { type BitCoder, contextsOf } from './range-coder.js';

/**
 * What line logic may cost, before the given cells and again after them: below a second on any
 * machine.
 */
export const MOST_WORK = 2 ** 26;

/** Lines times colours of the palette, at most, of an image that is stored as clues. */
const MOST_LINE_COLORS = 2 ** 24;

/** Words of 32 candidates in all lines together, at most, of an image that is stored as clues. */
const MOST_WORDS = 2 ** 23;

/** Given cells, at most: each is work, and so many are no puzzle. */
export const MOST_GIVEN = 2 ** 20;

/** True if an image of this size and palette may be stored as clues at all. */
export function mayHaveClues(width: number, height: number, colors: number): boolean {
  return (width + height) * colors <= MOST_LINE_COLORS;
}

/** Line logic at its start, or undefined where it would need too much memory. */
export function solvingOf({ rows, columns }: Clues, colors: number): Sweeps | undefined {
  const [width, height] = [columns.length, rows.length];
  if (wordsOf(rows, width) + wordsOf(columns, height) > MOST_WORDS) return undefined;
  const palette: Palette = Array.from({ length: colors }, () => ({ rgb: '#000000' }));
  const puzzle: Puzzle = { width, height, palette, rows, columns, meta: {} };
  return sweepsOf(puzzle);
}

/**
 * For each line and each colour that it may have, background included, n div 32 + 1 words for n
 * cells.
 */
function wordsOf(clues: readonly Clue[], length: number): number {
  let planes = 0;
  for (const clue of clues) planes += 1 + new Set(clue.map(({ color }) => color)).size;
  return planes * (1 + (length >>> 5));
}

/** Line logic, as far as it goes. False on a contradiction. */
export function work(sweeps: Sweeps): boolean {
  return sweep(sweeps, MOST_WORK).end !== 'conflict';
}

/** The solution where every cell is known, else undefined. */
export function solutionOf(sweeps: Sweeps): Int32Array | undefined {
  const { lines } = sweeps.state;
  if (candidatesLeft(sweeps) !== lines.width * lines.height) return undefined;
  return knownBySweeps(sweeps).cells;
}

/** The cells that line logic left open, row by row. */
export function openCells(sweeps: Sweeps): number[] {
  const open: number[] = [];
  knownBySweeps(sweeps).cells.forEach((color, cell) => {
    if (color === UNKNOWN) open.push(cell);
  });
  return open;
}

/**
 * Codes which open cells are given and which of its candidates each of them is (see `BitCoder`),
 * and gives them: no other cell has fewer candidates for it before lines are settled. False where
 * what was read is no candidate, or too much.
 */
export function codeGiven(
  coder: BitCoder,
  sweeps: Sweeps,
  given?: ReadonlyMap<number, Color>,
): boolean {
  const contexts = contextsOf(1);
  const { cells } = knownBySweeps(sweeps);
  let count = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== UNKNOWN) continue;
    const wanted = given?.get(cell);
    if (coder.bit(contexts, 0, wanted === undefined ? 0 : 1) === 0) continue;
    const candidates = candidatesAt(sweeps, cell);
    const place = wanted === undefined ? 0 : candidates.indexOf(wanted);
    const color = candidates[evenNumber(coder, bitsFor(candidates.length), place)];
    if (color === undefined || ++count > MOST_GIVEN) return false;
    giveCell(sweeps, cell, color);
  }
  return true;
}
