/** Problems of marks, and of the clue and cells of one line, in English. */

export const noMarks = message(
  'no-marks',
  'noMarks',
  ({ rows }: { rows: number }) => `the file is empty, expected ${rows} rows of marks`,
);
export const markRows = message(
  'wrong-size',
  'markRows',
  ({ found, expected }: { found: number; expected: number }) =>
    `the marks have ${counted(found, 'row')}, the puzzle has ${expected}`,
);
export const markCells = message(
  'wrong-size',
  'markCells',
  ({ row, found, expected }: { row: number; found: number; expected: number }) =>
    `row ${row} of the marks has ${found} cells, expected ${expected}`,
);
export const badMark = message(
  'bad-mark',
  'badMark',
  ({ row, found, expected }: { row: number; found: string; expected: readonly string[] }) =>
    `row ${row} has "${found}", expected one of ${expected.map((one) => `"${one}"`).join(', ')}`,
);
export const badMarksJson = message(
  'bad-json',
  'badMarksJson',
  () =>
    'the marks are not valid JSON: expected rows of palette indices, or an object with ' +
    'such rows as "known"',
);
export const markRowNoArray = message(
  'bad-json',
  'markRowNoArray',
  ({ row }: { row: number }) => `row ${row} of the marks is not an array`,
);
export const badMarkIndex = message(
  'bad-mark',
  'badMarkIndex',
  ({ row, column, found, last }: { row: number; column: number; found: string; last: number }) =>
    `row ${row}, column ${column} is ${found}, expected an index from 0 to ${last}, or -1`,
);

export const lineStdinTwice = message(
  'stdin-twice',
  'lineStdinTwice',
  () => 'standard input can be read only once',
);
export const noBlock = message(
  'bad-clue',
  'noBlock',
  ({ found }: { found: string }) =>
    `"${found}" in the clue is not a block: expected a number from 1, with or without a letter, ` +
    'as in "3" or "3r"',
);
export const blankLetter = message(
  'bad-clue',
  'blankLetter',
  ({ found }: { found: string }) =>
    `"${found}" in the clue has the letter x, which means a blank cell`,
);
export const someLetters = message(
  'bad-clue',
  'someLetters',
  () => 'some blocks of the clue have a colour letter and some have none',
);
export const noCells = message(
  'no-cells',
  'noCells',
  () => 'there are no cells, expected at least one',
);
export const badCell = message(
  'bad-cell',
  'badCell',
  ({ cell, found, inks }: { cell: number; found: string; inks: readonly string[] }) =>
    `cell ${cell} is "${found}", expected one of "?", ".", ${inks.map((ink) => `"${ink}"`).join(', ')}`,
);
export const lineTooLong = message(
  'line-too-long',
  'lineTooLong',
  ({ blocks, cells, most }: { blocks: number; cells: number; most: number }) =>
    `${blocks} blocks for ${cells} cells are too many, expected a product of at most ` +
    most.toLocaleString('en-US'),
);
export const clueNeedsCells = message(
  'clue-too-long',
  'clueNeedsCells',
  ({ needs, cells }: { needs: number; cells: number }) =>
    `the clue needs ${needs} cells, but there are ${cells}`,
);

import { counted } from '@nonokit/core';
import { message } from '../../message.js';
