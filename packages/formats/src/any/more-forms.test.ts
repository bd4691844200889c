/**
 * More forms in which people write puzzles down: each is a way to write, tried with two puzzles,
 * one with numbers of two digits. Forms whose names tell the sides are read the right way round;
 * the others name no side, so rows are taken first, with a remark unless a format says so.
 */
import { clueText } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { readPuzzles } from '../index.js';
import { encodeText } from '../lexing/text-encoding.js';
import { FORMS_OF_CODE } from '../testing/forms-of-code.js';
import { DEFINED, FORMS_OF_TEXT, UNTOLD } from '../testing/forms-of-text.js';
import type { Clues, Lists } from '../testing/write-clues.js';

const CUP: Clues = {
  rows: [[3], [1, 1, 1], [5], [1, 2]],
  columns: [[3], [1, 2], [3], [2], [3]],
};
const BAR: Clues = {
  rows: [[12], [1, 10], [4, 5]],
  columns: [[3], [1, 1], [3], [3], [2], [2], [2], [3], [3], [3], [3], [3]],
};

/** Texts that are refused, and a part of the sentence that says why. */
const REFUSED: readonly (readonly [form: string, text: string, sentence: string])[] = [
  [
    'sums that differ',
    'rows: 2, 1\ncolumns: 1, 1\n',
    '(2 clues with 3 cells) and line 2 of the file (2 clues with 2 cells)',
  ],
  [
    'a clue that is too long',
    'rows: 4, 1\ncolumns: 1, 1\n',
    'both must fill equally many cells: a number is wrong or missing',
  ],
  [
    'one list alone',
    'rows = [[3], [1, 1, 1], [5], [1, 2]]\n',
    'only one list looks like clues, in line 1 (4 clues with 14 cells)',
  ],
  ['prose', 'There were 3 cats and 12 dogs, and then 4 more.\n', 'a puzzle can be typed as a line'],
  ['a grocery list', 'milk 2\neggs 12\nbread 1\n', 'nothing in its 3 lines looks like clues'],
  ['a phone book', 'Ann 555 1234\nBob 555 9876\n', 'nothing in its 2 lines looks like clues'],
  [
    'a matrix of distances',
    '0 12 30\n12 0 25\n30 25 0\n',
    'the file holds numbers but no consistent puzzle',
  ],
  [
    'a program without lists',
    'fn main() { let x = 3; println!("{}", x + 12); }\n',
    'no known format',
  ],
];

const PUZZLES = { cup: CUP, bar: BAR };

/** The clues that were read as the first puzzle, and the codes of remarks; or the problem. */
function readText(text: string) {
  const file = readPuzzles(encodeText(text));
  const [first, ...more] = file.ok ? file.value.puzzles : [file];
  if (first?.ok !== true) return { problem: first?.problem.message };
  const { rows, columns } = first.value;
  return {
    rows: rows.map((clue) => clueText(clue)),
    columns: columns.map((clue) => clueText(clue)),
    more: more.length,
    remarks: first.warnings.map(({ code }) => code),
  };
}

/** A puzzle as `readText` gives it. */
function cluesOf({ rows, columns }: Clues) {
  const text = (lists: Lists) => lists.map((list) => list.join(' '));
  return { rows: text(rows), columns: text(columns), more: 0 };
}

describe.each(Object.entries(PUZZLES))('the puzzle %s', (_, puzzle) => {
  it.each([...FORMS_OF_TEXT, ...FORMS_OF_CODE])(
    'is read the right way round: %s',
    (_form, write) => {
      expect(readText(write(puzzle))).toMatchObject({ ...cluesOf(puzzle), remarks: [] });
    },
  );

  it.each(UNTOLD)('is read with its rows first, with a remark: %s', (_form, write) => {
    expect(readText(write(puzzle))).toMatchObject({
      ...cluesOf(puzzle),
      remarks: ['rows-taken-first'],
    });
  });

  it.each(DEFINED)('is read as a format says: %s', (_form, write) => {
    expect(readText(write(puzzle))).toMatchObject({ ...cluesOf(puzzle), remarks: [] });
  });
});

it.each(REFUSED)('what is no puzzle is refused with the reason: %s', (_, text, sentence) => {
  const { problem = '' } = readText(text);
  expect(problem).not.toBe('');
  expect(problem).toContain(sentence);
});
