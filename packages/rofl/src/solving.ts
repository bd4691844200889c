/**
 * The steps that writer and reader of ROFL share: they solve the puzzle of the clues by line logic
 * within a fixed budget of work, and code the given cells where it stops.
 */
import { type Clue, type Color, type Palette, type Puzzle, UNKNOWN } from '@nonokit/core';
import {
  candidatesAt,
  candidatesLeft,
  createSweeps,
  giveCell,
  knownBySweeps,
  type Sweeps,
  sweep,
} from '@nonokit/solver';
import { evenNumber } from './cells.js';
import { bitsFor, type Clues } from './clue-code.js';
import { type BitCoder, createContexts } from './range-coder.js';

/**
 * Maximum cost of line logic before the given cells, and again after them: below a second on any
 * machine.
 */
export const MOST_WORK = 2 ** 26;

/** Maximum product of lines and palette colours for an image stored as clues. */
const MOST_LINE_COLORS = 2 ** 24;

/** Maximum number of 32-bit words of candidates, over all lines, for an image stored as clues. */
const MOST_WORDS = 2 ** 23;

/** Maximum number of given cells: each is work, and with more it is hardly a puzzle. */
export const MOST_GIVEN = 2 ** 20;

/** True if an image of this size and palette may be stored as clues at all. */
export function mayHaveClues(width: number, height: number, colors: number): boolean {
  return (width + height) * colors <= MOST_LINE_COLORS;
}

/** Line logic in its initial state, or undefined if it would need too much memory. */
export function startSolving({ rows, columns }: Clues, colors: number): Sweeps | undefined {
  const width = columns.length;
  const height = rows.length;
  if (countWords(rows, width) + countWords(columns, height) > MOST_WORDS) return undefined;
  const palette: Palette = Array.from({ length: colors }, () => ({ rgb: '#000000' }));
  const puzzle: Puzzle = { width, height, palette, rows, columns, meta: {} };
  return createSweeps(puzzle);
}

/**
 * For each line and each colour that it may have, background included, n div 32 + 1 words for n
 * cells.
 */
function countWords(clues: readonly Clue[], length: number): number {
  let planes = 0;
  for (const clue of clues) planes += 1 + new Set(clue.map(({ color }) => color)).size;
  return planes * (1 + (length >>> 5));
}

/** Runs line logic as far as it goes. Returns false on a contradiction. */
export function work(sweeps: Sweeps): boolean {
  return sweep(sweeps, MOST_WORK).end !== 'conflict';
}

/** The solution if every cell is known, else undefined. */
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
 * and gives them. No line is settled in between, so no other cell loses candidates. Returns false
 * if the value read is no candidate, or exceeds a limit.
 */
export function codeGiven(
  coder: BitCoder,
  sweeps: Sweeps,
  given?: ReadonlyMap<number, Color>,
): boolean {
  const contexts = createContexts(1);
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
