/** Messages of the readers of sites’ pages and archives, in English. */

import { counted, thereAre } from '@nonokit/core';
import { message } from '../message.js';
import type { Thing } from '../thing.js';

export const griddlersNoHeader = message(
  'no-clues',
  'griddlersNoHeader',
  ({ side }: { side: string }) => `the page has no ${side}Header, expected one`,
);
export const griddlersNoCodes = message(
  'no-clues',
  'griddlersNoCodes',
  ({ side }: { side: string }) => `the page has no ${side}Codes, expected some`,
);
export const griddlersBadHeader = message(
  'bad-header',
  'griddlersBadHeader',
  ({ side }: { side: string }) =>
    `the ${side}Header is no list of clues, expected [[paint, size], …]`,
);
export const griddlersTooManyBlocks = message(
  'wrong-line-count',
  'griddlersTooManyBlocks',
  ({ most }: { most: number }) =>
    `a header has more blocks than ${most} cells, expected as many as the puzzle`,
);
export const griddlersTooManyLines = message(
  'wrong-line-count',
  'griddlersTooManyLines',
  ({ most }: { most: number }) =>
    `a header has more than ${most} lines, expected as many as the puzzle`,
);
export const griddlersLineTotal = message(
  'wrong-line-count',
  'griddlersLineTotal',
  ({ side, found, expected }: { side: string; found: number; expected: number }) =>
    `the ${side} header has ${counted(found, 'line')}, expected ${expected}`,
);
export const griddlersNoWidth = message(
  'bad-size',
  'griddlersNoWidth',
  () => 'the page does not tell the width, expected width and height',
);
export const griddlersNoHeight = message(
  'bad-size',
  'griddlersNoHeight',
  () => 'the page does not tell the height, expected width and height',
);
export const griddlersUnknownPaint = message(
  'unknown-color',
  'griddlersUnknownPaint',
  ({ paint, most }: { paint: number; most: number }) =>
    `a block has the paint ${paint}, expected 2..${most}`,
);
export const griddlersHalfCell = message(
  'triangle',
  'griddlersHalfCell',
  ({ paint }: { paint: number }) => `the paint ${paint} fills half a cell, expected whole cells`,
);
export const griddlersInvented = message(
  'colors-invented',
  'griddlersInvented',
  () => 'the page does not say what its colours look like, so they are invented',
);
export const archiveNoColor = message(
  'bad-color',
  'archiveNoColor',
  ({ found, number, count }: { found: string; number: number; count: number }) =>
    `"${found}" is no colour ${number} of ${count}, expected six digits`,
);
export const archiveColorTotal = message(
  'bad-color',
  'archiveColorTotal',
  ({ found, expected }: { found: number; expected: number }) =>
    `${thereAre(found, 'colour')}, expected ${expected}`,
);
export const archiveEndsEarly = message(
  'ends-early',
  'archiveEndsEarly',
  ({ found, expected }: { found: number; expected: number }) =>
    `the line has ${counted(found, 'clue')}, expected ${expected}`,
);
export const archiveOneColor = message(
  'bad-color',
  'archiveOneColor',
  () => 'colours of clues in a puzzle of one, expected none',
);
export const archiveBadColor = message(
  'unknown-color',
  'archiveBadColor',
  ({ color, block, count, most }: { color: number; block: number; count: number; most: number }) =>
    `colour ${color} for block ${block} of ${count}, expected 0..${most} a block`,
);
export const archiveFewColors = message(
  'ends-early',
  'archiveFewColors',
  ({ found, expected }: { found: number; expected: number }) =>
    `${thereAre(found, 'colour')} for ${counted(expected, 'block')}, expected one each`,
);
export const archiveTextChanged = message(
  'text-changed',
  'archiveTextChanged',
  () => 'an archive has no ";" in texts: "-" was written instead',
);
export const orgNoList = message(
  'ends-early',
  'orgNoList',
  ({ least, what }: { least: number; what: Thing }) =>
    `there is no list of ${least} numbers for ${what.english}, expected one`,
);
export const orgBadList = message(
  'bad-list',
  'orgBadList',
  ({ least, what }: { least: number; what: Thing }) =>
    `there is no list of ${least} numbers for ${what.english}, expected one`,
);
export const orgNoModulus = message(
  'bad-list',
  'orgNoModulus',
  ({ what }: { what: Thing }) => `the modulus of ${what.english} is 0, expected more`,
);
export const orgNegative = message(
  'bad-size',
  'orgNegative',
  ({ width, height, colors }: { width: number; height: number; colors: number }) =>
    [
      `the lists tell ${width}x${height} cells and ${colors}`,
      'colours, expected no negative number',
    ].join(' '),
);
export const orgBadColor = message(
  'bad-color',
  'orgBadColor',
  ({ number, channels }: { number: number; channels: readonly number[] }) =>
    `colour ${number} is ${channels.join(' ')}, expected 0..255 each`,
);
export const orgTooManyRuns = message(
  'bad-run',
  'orgTooManyRuns',
  ({ found, most }: { found: number; most: number }) =>
    `the lists tell ${found} runs, expected at most ${most}`,
);
export const orgBadRun = message(
  'bad-run',
  'orgBadRun',
  ({
    number,
    column,
    length,
    color,
    row,
  }: {
    number: number;
    column: number;
    length: number;
    color: number;
    row: number;
  }) =>
    [
      `run ${number} has column ${column}, length ${length}, colour ${color},`,
      `row ${row}, expected blank cells of the picture`,
    ].join(' '),
);
