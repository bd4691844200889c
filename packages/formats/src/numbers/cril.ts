/**
 * The text of CRIL's PyCSP3 examples: the numbers of a black `.pzl`, with a tab after each count.
 * It is read as `.pzl` and detected by its tabs; both formats give the same puzzle.
 */
import { type Clue, good, type Puzzle } from '@nonokit/core';
import type { Format } from '../format.js';
import { HOLDS_NUMBERS } from '../lexing/clue-lines.js';
import { readBlack } from '../programs/pzl.js';

/** The data of PyCSP3's nonogram model, as text. */
export const cril: Format = {
  id: 'cril',
  name: 'CRIL text',
  extensions: ['.cril', '.txt'],
  media: 'text',
  stage: 'numbers',
  holds: HOLDS_NUMBERS,
  detect: (source) => {
    if (!isTabbed(source.text)) return false;
    const puzzle = readBlack(source);
    return puzzle.ok && puzzle.warnings.length === 0;
  },
  read: (source) => [readBlack(source)],
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeCril(puzzle)),
};

/** True if every line after the sizes is blank or starts with a number and a tab. */
function isTabbed(text: string): boolean {
  return /^[0-9]+[ \t]+[0-9]+[ \t]*\n/.test(text) && !/\n(?![0-9]+\t)[^\n]/.test(text);
}

function writeCril({ width, height, rows, columns }: Puzzle): string {
  const line = (clue: Clue): string =>
    `${clue.length}\t${clue.map(({ size }) => size).join(' ')}\n`;
  return `${height} ${width}\n${rows.map(line).join('')}\n${columns.map(line).join('')}`;
}
