/**
 * One line as text, for `nonokit line`: clues like "3 2" or "3r 2b", cells like "?#???x???".
 *
 * Black-and-white cells are `#`; the cells of a coloured clue are the letters of its blocks. For
 * other characters, see `cell-marks.ts`.
 */
import { type Block, bad, type Clue, good, leastLength, type Result, UNKNOWN } from '@nonokit/core';
import { CELL_MARKS } from '../../io/cell-marks.js';
import { shortened } from '../../io/printable.js';
import * as says from '../../words/en/problems/cells.js';

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
    if (size < 1) return bad(says.noBlock, { found: shortened(word, 20) });
    if (letter === 'x') {
      return bad(says.blankLetter, { found: word });
    }
    if (!letters.includes(letter)) letters.push(letter);
    clue.push({ size, color: letters.indexOf(letter) });
  }
  if (letters.includes('#') && letters.length > 2) {
    return bad(says.someLetters);
  }
  return good({ clue, letters });
}

/** Limit on blocks times cells, the cost of settling: a second and 100 MB. */
const MAX_WORK = 1_000_000_000;

/**
 * Reads cells in the letters of a clue. Line breaks are ignored, so that long lines can be wrapped.
 */
export function readCells(text: string, { clue, letters }: LineClue): Result<Int32Array> {
  const chars = [...text.replace(/[\r\n]+/g, '')];
  if (chars.length === 0) return bad(says.noCells);
  const values = new Map<string, number>([
    ...CELL_MARKS,
    ...letters.map((letter, color) => [letter, color] as const),
  ]);
  const cells = new Int32Array(chars.length);
  for (const [i, char] of chars.entries()) {
    const value = values.get(char);
    if (value === undefined) {
      const inks = letters.slice(1);
      return bad(says.badCell, { cell: i + 1, found: shortened(char, 9), inks });
    }
    cells[i] = value;
  }
  const needs = leastLength(clue);
  if (clue.length * cells.length > MAX_WORK) {
    const size = { blocks: clue.length, cells: cells.length };
    return bad(says.lineTooLong, { ...size, most: MAX_WORK });
  }
  if (needs <= cells.length) return good(cells);
  return bad(says.clueNeedsCells, { needs, cells: cells.length });
}

/** The cells as text, blanks as ".". */
export function cellsText(cells: Int32Array, { letters }: LineClue): string {
  return Array.from(cells, (value) => (value === UNKNOWN ? '?' : (letters[value] ?? '?'))).join('');
}
