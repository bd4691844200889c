/** Marks as programs write them: a player's progress on a puzzle. */
import {
  BLANK,
  bad,
  good,
  type PartialGrid,
  type Puzzle,
  type Result,
  UNKNOWN,
} from '@nonokit/core';
import { symbolsOf } from '@nonokit/render';
import { quoted } from '../option-kinds.js';
import { orThrow } from '../problem-error.js';
import { badMark, wrongMarks } from '../words/en/inputs.js';
import type { PuzzleSource } from './puzzle-input.js';
import { asPuzzle } from './puzzle-of.js';

/**
 * Marks of a puzzle: a partial grid, or rows of characters (one text, or a list). `?` and `_` are
 * unknown, `.` and `x` are blank, `#` is the first ink, and other inks have the symbols that
 * printed pictures use. Default: nothing is marked.
 */
export type MarksInput = PartialGrid | string | readonly string[] | undefined;

/** The marks as a partial grid. Throws `PuzzleError` for a wrong size or unknown characters. */
export function marksOf(puzzle: PuzzleSource, input: MarksInput): PartialGrid {
  return orThrow(readMarks(asPuzzle(puzzle), input));
}

/** The marks as a partial grid, or the first problem. */
export function readMarks(
  { width, height, palette }: Puzzle,
  input: MarksInput,
): Result<PartialGrid> {
  const given: unknown = input;
  if (typeof given === 'object' && given !== null) {
    if ('cells' in given) return good(given as PartialGrid);
    if ('solution' in given) return good(given.solution as PartialGrid);
  }
  const cells = new Int32Array(width * height).fill(UNKNOWN);
  if (input === undefined) return good({ width, height, cells });
  const rows: unknown = typeof input === 'string' ? input.trim().split(/\s*\n\s*/) : input;
  if (!isRows(rows)) {
    const found = quoted(input);
    throw new RangeError(`marks are rows of characters, ["?#.", …], or a grid, got ${found}`);
  }
  const lengths = rows.map((row) => [...row].length);
  if (rows.length !== height || lengths.some((length) => length !== width)) {
    const found = `${Math.max(0, ...lengths)}x${rows.length}`;
    return bad(wrongMarks, { found, expected: `${width}x${height}` });
  }
  const symbols = symbolsOf(palette);
  for (const [y, row] of rows.entries()) {
    for (const [x, char] of [...row].entries()) {
      const mark = parseMark(char, symbols);
      if (mark === undefined) {
        return bad(badMark, { found: char, inks: symbols.slice(1).join(' ') });
      }
      cells[y * width + x] = mark;
    }
  }
  return good({ width, height, cells });
}

function isRows(rows: unknown): rows is readonly string[] {
  return Array.isArray(rows) && rows.every((row) => typeof row === 'string');
}

/** The colour or `UNKNOWN`; undefined for a character that is no mark. */
function parseMark(char: string, symbols: readonly string[]): number | undefined {
  const color = symbols.indexOf(char);
  if (color >= 0) return color;
  if (char === '?' || char === '_') return UNKNOWN;
  if (char === '.' || char === 'x') return BLANK;
  return char === '#' ? 1 : undefined;
}
