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
import { orThrow } from '../problem-error.js';
import { badMark, wrongMarks } from '../words/en/inputs.js';

/**
 * Marks of a puzzle: a partial grid, or rows of characters (one text, or a list). `?` and `_` are
 * unknown, `.` and `x` are blank, `#` is the first ink, and other inks have the symbols that
 * printed pictures use. Default: nothing is marked.
 */
export type MarksInput = PartialGrid | string | readonly string[] | undefined;

/** The marks as a partial grid. Throws `PuzzleError` for a wrong size or unknown characters. */
export function marksOf(puzzle: Puzzle, input: MarksInput): PartialGrid {
  return orThrow(readMarks(puzzle, input));
}

/** The marks as a partial grid, or the first problem. */
export function readMarks(
  { width, height, palette }: Puzzle,
  input: MarksInput,
): Result<PartialGrid> {
  if (typeof input === 'object' && 'cells' in input) return good(input);
  const cells = new Int32Array(width * height).fill(UNKNOWN);
  if (input === undefined) return good({ width, height, cells });
  const rows = typeof input === 'string' ? input.trim().split(/\s*\n\s*/) : input;
  const lengths = rows.map((row) => [...row].length);
  if (rows.length !== height || lengths.some((length) => length !== width)) {
    const found = `${Math.max(...lengths)}x${rows.length}`;
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

/** The colour or `UNKNOWN`; undefined for a character that is no mark. */
function parseMark(char: string, symbols: readonly string[]): number | undefined {
  const color = symbols.indexOf(char);
  if (color >= 0) return color;
  if (char === '?' || char === '_') return UNKNOWN;
  if (char === '.' || char === 'x') return BLANK;
  return char === '#' ? 1 : undefined;
}
