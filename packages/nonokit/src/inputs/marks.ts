/** Marks as programs write them: a player's progress on a puzzle. */
import { BLANK, type PartialGrid, type Puzzle, problem, UNKNOWN } from '@nonokit/core';
import { symbolsOf } from '@nonokit/render';
import { PuzzleError } from '../problem-error.js';
import { badMark, wrongMarks } from '../words/en/inputs.js';

/**
 * Marks of a puzzle: a partial grid, or rows of characters (one text, or a list). `?` and `_` are
 * unknown, `.` and `x` are blank, `#` is the first ink, and other inks have the symbols that
 * printed pictures use. Default: nothing is marked.
 */
export type MarksInput = PartialGrid | string | readonly string[] | undefined;

/** The marks as a partial grid. Throws `PuzzleError` for a wrong size or unknown characters. */
export function marksOf({ width, height, palette }: Puzzle, input: MarksInput): PartialGrid {
  if (typeof input === 'object' && 'cells' in input) return input;
  const cells = new Int32Array(width * height).fill(UNKNOWN);
  if (input === undefined) return { width, height, cells };
  const rows = typeof input === 'string' ? input.trim().split(/\s*\n\s*/) : input;
  const lengths = rows.map((row) => [...row].length);
  if (rows.length !== height || lengths.some((length) => length !== width)) {
    const found = `${Math.max(...lengths)}x${rows.length}`;
    throw new PuzzleError(problem(wrongMarks, { found, expected: `${width}x${height}` }));
  }
  const symbols = symbolsOf(palette);
  rows.forEach((row, y) => {
    [...row].forEach((char, x) => {
      cells[y * width + x] = parseMark(char, symbols);
    });
  });
  return { width, height, cells };
}

function parseMark(char: string, symbols: readonly string[]): number {
  const color = symbols.indexOf(char);
  if (color >= 0) return color;
  if (char === '?' || char === '_') return UNKNOWN;
  if (char === '.' || char === 'x') return BLANK;
  if (char === '#') return 1;
  throw new PuzzleError(problem(badMark, { found: char, inks: symbols.slice(1).join(' ') }));
}
