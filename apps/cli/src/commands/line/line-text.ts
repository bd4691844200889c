/**
 * One line as text, for `nonokit line`: clues like "3 2" or "3r 2b", cells like "?#???x???".
 *
 * Black-and-white cells are `#`; the cells of a coloured clue are the letters of its blocks. `?` is
 * unknown; `.`, `x`, `-` and a space are blank.
 */
import {
  BLANK,
  type Block,
  bad,
  type Clue,
  good,
  leastLength,
  type Result,
  UNKNOWN,
} from '@nonokit/core';
import { shortened } from '../../io/printable.js';

/** A clue, and the letter of each of its colours: `letters[0]` is the blank. */
export interface LineClue {
  readonly clue: Clue;
  readonly letters: readonly string[];
}

/** Reads "3 2", "3,2", "0" (an empty line) or, with a letter for each colour, "3r 2b". */
export function readLineClue(text: string): Result<LineClue> {
  const clue: Block[] = [];
  const letters = ['.'];
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const empty = words.length === 0 || (words.length === 1 && words[0] === '0');
  if (empty) return good({ clue, letters: ['.', '#'] });
  for (const word of words) {
    const [, digits, letter = '#'] = /^(\d{1,9})(\p{L})?$/u.exec(word) ?? [];
    const size = Number(digits ?? 0);
    if (size < 1) return bad('bad-clue', `"${shortened(word, 20)}" in the clue is ${NO_BLOCK}`);
    if (letter === 'x') {
      return bad('bad-clue', `"${word}" in the clue has the letter x, which means a blank cell`);
    }
    if (!letters.includes(letter)) letters.push(letter);
    clue.push({ size, color: letters.indexOf(letter) });
  }
  if (letters.includes('#') && letters.length > 2) {
    return bad('bad-clue', 'some blocks of the clue have a colour letter and some have none');
  }
  return good({ clue, letters });
}

const NO_BLOCK = 'no block: expected a number from 1, with or without a letter, as in "3" or "3r"';

/** Blocks times cells, which is what settling costs: a second and 100 MB. */
const MAX_WORK = 1_000_000_000;

/** Reads cells in the letters of a clue. Line breaks are left out, so that long lines can be wrapped. */
export function readCells(text: string, { clue, letters }: LineClue): Result<Int32Array> {
  const chars = [...text.replace(/[\r\n]+/g, '')];
  if (chars.length === 0) return bad('no-cells', 'there are no cells, expected at least one');
  const values = new Map<string, number>([
    ['?', UNKNOWN],
    ...['.', 'x', '-', ' '].map((blank) => [blank, BLANK] as const),
    ...letters.map((letter, color) => [letter, color] as const),
  ]);
  const cells = new Int32Array(chars.length);
  for (const [i, char] of chars.entries()) {
    const value = values.get(char);
    if (value === undefined) {
      const inks = letters.slice(1).map((letter) => `"${letter}"`);
      const expected = `"?", ".", ${inks.join(', ')}`;
      return bad(
        'bad-cell',
        `cell ${i + 1} is "${shortened(char, 9)}", expected one of ${expected}`,
      );
    }
    cells[i] = value;
  }
  const needs = leastLength(clue);
  if (clue.length * cells.length > MAX_WORK) {
    const found = `a clue of ${clue.length} blocks for ${cells.length} cells`;
    return bad(
      'line-too-long',
      `${found} is too much, expected a product of at most 1,000,000,000`,
    );
  }
  if (needs <= cells.length) return good(cells);
  return bad('clue-too-long', `the clue needs ${needs} cells, but there are ${cells.length}`);
}

/** The cells as text again, blanks as ".". */
export function cellsText(cells: Int32Array, { letters }: LineClue): string {
  return Array.from(cells, (value) => (value === UNKNOWN ? '?' : (letters[value] ?? '?'))).join('');
}
