/**
 * Puzzles that print as their clues: `String(puzzle)` is a text that the library's verbs and
 * `readPuzzle` of `nonokit/formats` take for the puzzle.
 */
import { rgbOfName } from './color-names.js';
import { clueText } from './line.js';
import type { Color, Palette } from './palette.js';
import type { Clue, Puzzle } from './puzzle.js';

type Members = Pick<Puzzle, 'palette' | 'rows' | 'columns'>;

/** Not enumerable: puzzles are compared, copied and sent to workers as plain data. */
const TO_STRING: PropertyDescriptor = {
  value(this: Members): string {
    return writeClues(this);
  },
  configurable: true,
  writable: true,
};

/** The same new puzzle, which prints as its clues. */
export function printedPuzzle(made: Puzzle): Puzzle {
  return Object.defineProperty(made, 'toString', TO_STRING);
}

function writeClues({ palette, rows, columns }: Members): string {
  const label = palette.length > 2 ? (color: Color) => inkWord(palette, color) : undefined;
  const write = (clue: Clue): string => clueText(clue, label);
  return `rows: ${rows.map(write).join(', ')}\ncolumns: ${columns.map(write).join(', ')}`;
}

/** A common name or letter of an ink if that says its colour, else its digits: "red", "#c8141e". */
function inkWord(palette: Palette, color: Color): string {
  const { name = '', symbol = '', rgb = '' } = palette[color] ?? {};
  const says = (word: string): boolean => /^[a-z]+$/.test(word) && rgbOfName(word) === rgb;
  return [name, symbol].find(says) ?? rgb;
}
