/** What is said about clues and pictures that a program handed over. */
import { counted, type Line, lineName, thereAre } from '@nonokit/core';
import { message } from '../message.js';

/** A line and the invalid part of its clue. */
interface LineParams {
  readonly [name: string]: string | number | { readonly [name: string]: string | number };
  readonly kind: Line['kind'];
  /** Counted from 0. */
  readonly index: number;
  readonly found: string;
}

export const noClues = message<{ readonly which: string }>(
  'no-clues',
  'noClues',
  ({ which }) => `"${which}" is missing, expected a list of clues`,
);

export const badBlock = message<LineParams>(
  'bad-block',
  'badBlock',
  ({ kind, index, found }) =>
    `${lineName({ kind, index })}: ${found} is no block, expected a size like 3 or size and colour like [3, "red"]`,
);

export const badWord = message<LineParams>(
  'bad-clue',
  'badWord',
  ({ kind, index, found }) =>
    `${lineName({ kind, index })}: "${found}" is no block, expected a number, perhaps with a colour: "3" or "3red"`,
);

export const unknownColor = message<LineParams>(
  'unknown-color',
  'unknownColor',
  ({ kind, index, found }) => `${lineName({ kind, index })}: the palette has no colour "${found}"`,
);

export const badPaletteColor = message<{ readonly index: number; readonly found: string }>(
  'bad-color',
  'badPaletteColor',
  ({ index, found }) =>
    `colour ${index} is "${found}", expected digits like "#c8141e" or a common name like "red"`,
);

export const noPuzzle = message<{ readonly found: string }>(
  'no-puzzle',
  'noPuzzle',
  ({ found }) =>
    `"${found}" is no puzzle, expected clues, a picture or JSON; readPuzzle reads the text of files`,
);

export const badJson = message<{ readonly why: string }>(
  'bad-json',
  'badJson',
  ({ why }) => `the text begins like JSON, but it is not: ${why}`,
);

export const noPicture = message('bad-picture', 'noPicture', () => 'the picture has no rows');

export const raggedPicture = message<{
  readonly row: number;
  readonly found: number;
  readonly expected: number;
}>(
  'bad-picture',
  'raggedPicture',
  ({ row, found, expected }) =>
    `row ${row} of the picture has ${counted(found, 'cell')}, expected ${expected} as in row 1`,
);

export const severalPuzzles = message<{ readonly count: number }>(
  'several-puzzles',
  'severalPuzzles',
  ({ count }) => `${thereAre(count, 'puzzle')}, expected one; readPuzzles reads them all`,
);

export const notUnique = message(
  'not-unique',
  'notUnique',
  () => 'the puzzle has more than one solution, so it cannot be rated',
);

export const noSolution = message(
  'no-solution',
  'noSolution',
  () => 'the puzzle has no solution, so it cannot be rated',
);

export const badMark = message<{ readonly found: string; readonly inks: string }>(
  'bad-mark',
  'badMark',
  ({ found, inks }) =>
    `"${found}" is no mark, expected "?" (unknown), "." (blank) or an ink: ${inks}`,
);

export const wrongMarks = message<{ readonly found: string; readonly expected: string }>(
  'wrong-size',
  'wrongMarks',
  ({ found, expected }) => `the marks are ${found}, the puzzle is ${expected}`,
);
