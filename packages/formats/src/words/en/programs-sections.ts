/** Messages of the readers of files in sections, in English. */

import { counted } from '@nonokit/core';
import { message } from '../message.js';
import type { Thing } from '../thing.js';

/** Which colours there are: 'expected "r", "g"'. */
function declaredColors(ids: readonly string[]): string {
  return ids.length === 0
    ? 'no colour is declared'
    : `expected ${ids.map((id) => `"${id}"`).join(', ')}`;
}

export const summerwindNoColors = message(
  'no-colors',
  'summerwindNoColors',
  ({ found }: { found: string }) =>
    `the first line is "${found}", expected "colors: " and the ids of the colours`,
);
export const summerwindBadId = message(
  'bad-color',
  'summerwindBadId',
  ({ found }: { found: string }) => `the colour id "${found}" starts with a digit`,
);
export const summerwindListedTwice = message(
  'listed-twice',
  'summerwindListedTwice',
  ({ found }: { found: string }) => `the colour "${found}" is listed twice`,
);
export const summerwindNoLines = message(
  'missing-section',
  'summerwindNoLines',
  ({ found }: { found: string }) => `found "${found}", expected "lines:"`,
);
export const summerwindNoRows = message(
  'no-clues',
  'summerwindNoRows',
  () => 'there are no rows, expected at least one',
);
export const summerwindNoLength = message(
  'bad-number',
  'summerwindNoLength',
  ({ found }: { found: string }) => `found "${found}", expected a length and a colour like "5r"`,
);
export const summerwindNoColor = message(
  'unknown-color',
  'summerwindNoColor',
  ({ block, declared }: { block: string; declared: readonly string[] }) =>
    `the block "${block}" has no colour, ${declaredColors(declared)}`,
);
export const summerwindUndeclared = message(
  'unknown-color',
  'summerwindUndeclared',
  ({ block, id, declared }: { block: string; id: string; declared: readonly string[] }) =>
    `the block "${block}" has the undeclared colour "${id}", ${declaredColors(declared)}`,
);
export const summerwindBlankColumns = message(
  'blank-columns',
  'summerwindBlankColumns',
  ({ blank }: { blank: number }) =>
    `the file ends with ${blank} blank lines, which count as ${blank} empty columns`,
);
export const gnoNoHeading = message(
  'missing-section',
  'gnoNoHeading',
  ({ found }: { found: string }) =>
    `the file begins with "${found}", expected a heading in brackets`,
);
export const gnoRepeated = message(
  'repeated-section',
  'gnoRepeated',
  ({ found }: { found: string }) => `there is a second section "${found}", which is left out`,
);
export const gnoNoDimensions = message(
  'missing-section',
  'gnoNoDimensions',
  () => 'there is no section "[Dimensions]", expected it before the clues',
);
export const gnoLineTotal = message(
  'wrong-line-count',
  'gnoLineTotal',
  ({ section, found, expected }: { section: string; found: number; expected: number }) =>
    `"${section}" has ${counted(found, 'line')}, expected ${expected}`,
);
export const gnoPictureLines = message(
  'bad-goal',
  'gnoPictureLines',
  ({ found, expected }: { found: number; expected: number }) =>
    `the picture has ${counted(found, 'line')}, expected ${expected}`,
);
export const gnoBadCell = message(
  'bad-goal',
  'gnoBadCell',
  ({ found }: { found: string }) =>
    `a cell of the picture is "${found}", expected 2 (filled), 1 (blank) or 0 (unknown)`,
);
export const gnoPictureIgnored = message(
  'picture-ignored',
  'gnoPictureIgnored',
  () => 'the picture has unknown cells, so it is left out',
);
export const hanjieNoMap = message(
  'no-puzzle',
  'hanjieNoMap',
  () => 'this is no map, expected a puzzle with "clue"',
);
export const hanjieBlank = message(
  'ends-early',
  'hanjieBlank',
  () => 'the file is blank, expected a puzzle',
);
export const hanjieNoClue = message(
  'no-clues',
  'hanjieNoClue',
  () => 'the puzzle has no "clue", expected lists "rows" and "columns"',
);
export const hanjieNoList = message(
  'no-clues',
  'hanjieNoList',
  () => 'the clue lacks a list, expected lists "rows" and "columns"',
);
export const hanjieBadColor = message(
  'bad-color',
  'hanjieBadColor',
  ({ symbol, found }: { symbol: string; found: string }) =>
    `the colour "${symbol}" is "${found}", expected six digits like "#c8141e"`,
);
export const hanjieBackground = message(
  'bad-color',
  'hanjieBackground',
  ({ found }: { found: string }) =>
    `the colour of a block is "${found}", the background, expected one of "colors"`,
);
export const hanjieUndeclared = message(
  'bad-color',
  'hanjieUndeclared',
  ({ found }: { found: string }) =>
    `the colour of a block is "${found}", which is not declared, expected one of "colors"`,
);
export const hanjieBadCell = message(
  'bad-goal',
  'hanjieBadCell',
  ({ found }: { found: string }) => `the cell "${found}" is no colour, expected one of "colors"`,
);
export const picrossGivenTwice = message(
  'given-twice',
  'picrossGivenTwice',
  ({ key }: { key: string }) => `${key} is given twice`,
);
export const picrossMissing = message(
  'missing-section',
  'picrossMissing',
  ({ key }: { key: string }) => `the puzzle has no "${key}", expected both`,
);
export const picrossFound = message(
  'bad-line',
  'picrossFound',
  ({ found, what }: { found: string; what: Thing }) => `found "${found}", expected ${what.english}`,
);
