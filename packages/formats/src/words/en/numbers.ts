/** Messages of the readers of bare numbers, in English. */

import { counted, thereAre } from '@nonokit/core';
import { message } from '../message.js';
import type { Thing } from '../thing.js';

export const numbersNoBlankLine = message(
  'no-separator',
  'numbersNoBlankLine',
  () => 'there is no blank line, expected one between rows and columns',
);
export const numbersNoAmpersand = message(
  'no-separator',
  'numbersNoAmpersand',
  () => 'there is no line "&", expected one between rows and columns',
);
export const numbersNoHash = message(
  'no-separator',
  'numbersNoHash',
  () => 'no line starts with "#", expected one between rows and columns',
);
export const numbersTwoBlankLines = message(
  'two-separators',
  'numbersTwoBlankLines',
  () => 'a second blank line divides the clues, expected one after the rows',
);
export const numbersRowTotal = message(
  'wrong-line-count',
  'numbersRowTotal',
  ({ found, expected }: { found: number; expected: number }) =>
    `${thereAre(found, 'row')}, expected ${expected}`,
);
export const numbersRowsBeforeHash = message(
  'wrong-line-count',
  'numbersRowsBeforeHash',
  ({ found, expected }: { found: number; expected: number }) =>
    `${thereAre(found, 'row')} before the "#", expected ${expected}`,
);
export const numbersColumnsAfterHash = message(
  'wrong-line-count',
  'numbersColumnsAfterHash',
  ({ found, expected }: { found: number; expected: number }) =>
    `${thereAre(found, 'column')} after the "#", expected ${expected}`,
);
export const numbersCluesGoOn = message(
  'wrong-line-count',
  'numbersCluesGoOn',
  () => 'there are clues after those of the columns, expected the end of the file',
);
export const numbersTooManyAnnounced = message(
  'too-many-puzzles',
  'numbersTooManyAnnounced',
  ({ most }: { most: number }) => `the file announces more than the ${most} puzzles allowed`,
);
export const numbersLongBlock = message(
  'clue-too-long',
  'numbersLongBlock',
  ({ size, length }: { size: number; length: number }) =>
    `a block of ${size} in a line of ${counted(length, 'cell')}`,
);
export const numbersNotBare = message(
  'has-properties',
  'numbersNotBare',
  ({ what }: { what: Thing }) =>
    `the file has ${what.english}, expected sizes and clues alone: others are NON files`,
);
export const numbersGivenTwice = message(
  'given-twice',
  'numbersGivenTwice',
  ({ key }: { key: string }) => `"${key}" is given twice`,
);
export const numbersNoHeading = message(
  'bad-line',
  'numbersNoHeading',
  ({ found }: { found: string }) => `found "${found}", expected "ROWS:" or "COLUMNS:"`,
);
export const numbersMissingSection = message(
  'missing-section',
  'numbersMissingSection',
  ({ key }: { key: string }) => `there is no line "${key}", expected both`,
);
export const numbersNoEnd = message(
  'no-end',
  'numbersNoEnd',
  ({ found }: { found: string }) => `the clue "${found}" goes on, expected a 0 at its end`,
);
export const numbersNoTitle = message(
  'no-header',
  'numbersNoTitle',
  ({ found }: { found: string }) => `found "${found}", expected "$" and the number of a puzzle`,
);
export const numbersTaaiTotal = message(
  'wrong-line-count',
  'numbersTaaiTotal',
  ({ found, expected }: { found: number; expected: number }) =>
    `the puzzle has ${counted(found, 'clue')}, expected ${expected}, or as many columns as rows`,
);
export const numbersNotSquare = message(
  'not-square',
  'numbersNotSquare',
  ({ width, height }: { width: number; height: number }) =>
    `the puzzle is ${width}x${height}, but TAAI tournament files hold squares`,
);
export const numbersHeightFirst = message(
  'sizes-swapped',
  'numbersHeightFirst',
  ({ width, height }: { width: number; height: number }) =>
    `the sizes fit only as height and width, so the puzzle is read as ${width}x${height}, ` +
    `rows first; if ${height}x${width} is meant, the columns come first: read it --from azotor`,
);
