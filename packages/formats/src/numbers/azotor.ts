/**
 * Azotor's `.nono`: NIN with the columns before the rows. The numbers look the same, so only the
 * file's name or `--from` selects this format.
 */
import { bad, good, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { HOLDS_NUMBERS, numberLines, trimmed } from '../lexing/clue-lines.js';
import { linesOf } from '../lexing/cursor.js';
import { firstPuzzle, listReadings, sizesOnLine, wrongLineCount } from '../lexing/sized-lines.js';
import { lexingBlankPuzzle } from '../words/en/lexing-shared.js';

/** The files of the solver by azotor. */
export const azotor: Format = {
  id: 'azotor',
  name: 'azotor .nono',
  extensions: ['.nono'],
  media: 'text',
  holds: HOLDS_NUMBERS,
  detect: (source) => /\.nono$/i.test(source.name ?? '') && readAzotor(source).ok,
  read: (source) => [readAzotor(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeAzotor(puzzle)),
};

function readAzotor({ text, limits }: Source): Result<Puzzle> {
  const [first, ...rest] = trimmed(linesOf(text));
  if (first === undefined) return bad(lexingBlankPuzzle);
  const sizes = sizesOnLine(first, ['width', 'height']);
  if (!sizes.ok) return sizes;
  return firstPuzzle(
    sizes.value,
    limits,
    ({ width, height }) =>
      listReadings(rest, width + height).map(({ lines, warnings }) => ({
        columns: lines.slice(0, width),
        rows: lines.slice(width),
        warnings,
      })),
    () => wrongLineCount(rest.length === 0 ? [first] : rest, sizes.value),
  );
}

function writeAzotor({ width, height, rows, columns }: Puzzle): string {
  return `${width} ${height}\n${numberLines(columns)}${numberLines(rows)}`;
}
