/** Messages of the readers of addresses, in English. */
import { counted } from '@nonokit/core';
import { message } from '../message.js';

export const pzprNoNonogram = message(
  'no-clues',
  'pzprNoNonogram',
  () => 'the address holds no nonogram, expected "…?nonogram/…"',
);
export const pzprOtherAddress = message(
  'other-puzzle',
  'pzprOtherAddress',
  ({ found }: { found: string }) => `"${found}" is another kind of puzzle, expected "nonogram/"`,
);
export const pzprOtherPuzzle = message(
  'other-puzzle',
  'pzprOtherPuzzle',
  ({ found }: { found: string }) => `"${found}" is another kind of puzzle, expected "nonogram"`,
);
export const pzprHidden = message(
  'hidden-number',
  'pzprHidden',
  () => 'a number is hidden: a nonogram of another kind, which is not taken here',
);
export const pzprNoSlot = message(
  'bad-number',
  'pzprNoSlot',
  ({ found }: { found: string }) =>
    `"${found}" is no slot, expected 0-9, a-f, "-" and two of them, or g-z`,
);
export const pzprLargeBlock = message(
  'number-too-large',
  'pzprLargeBlock',
  ({ size, most }: { size: number; most: number }) =>
    `a block of ${counted(size, 'cell')}, pzpr addresses hold at most ${most}`,
);
export const pzprBadCorner = message(
  'bad-corner',
  'pzprBadCorner',
  ({ found }: { found: string }) => `"${found}" in the corner, expected "."`,
);
export const pzprBadCell = message(
  'bad-cell',
  'pzprBadCell',
  ({ found }: { found: string }) => `"${found}" is no cell, expected ".", "#" or "+"`,
);
export const siteRefusal = message(
  'site-refusal',
  'siteRefusal',
  ({ number }: { number: string }) =>
    [
      'the file is the answer of webpbn.com that it has no',
      `puzzle ${number} to give, expected the puzzle`,
    ].join(' '),
);
export const siteNumberOnly = message(
  'address-only',
  'siteNumberOnly',
  ({ number, site, isExported }: { number: string; site: string; isExported: boolean }) =>
    [
      `the address only names puzzle ${number} of ${site}, expected the puzzle itself:`,
      `${isExported ? 'export it there, as XML or .non' : 'save the page'}`,
    ].join(' '),
);
export const siteNameOnly = message(
  'address-only',
  'siteNameOnly',
  ({ site }: { site: string }) =>
    `the address only names a puzzle of ${site}, expected the puzzle itself: save the page`,
);
export const siteNoPuzzle = message(
  'address-only',
  'siteNoPuzzle',
  ({ found }: { found: string }) => `the address "${found}" holds no puzzle, expected one`,
);
export const taskTooLarge = message(
  'too-large',
  'taskTooLarge',
  ({ clues, most }: { clues: number; most: number }) =>
    `${clues} clues are more than those of ${most.toLocaleString('en-US')} cells`,
);
export const taskNoSize = message(
  'unknown-size',
  'taskNoSize',
  ({ clues }: { clues: number }) =>
    `the size is not said and ${clues} clues fit no size, expected columns, then rows`,
);
export const taskAmbiguous = message(
  'ambiguous-size',
  'taskAmbiguous',
  ({ clues, sizes, isMore }: { clues: number; sizes: readonly string[]; isMore: boolean }) =>
    [
      `the size is not said and ${clues} clues fit`,
      `${sizes.join(', ')}${isMore ? ', …' : ''}, expected only one`,
    ].join(' '),
);
export const siteUnread = message('address-only', 'siteUnread', ({ site }: { site: string }) =>
  [
    `the address only names a puzzle of ${site}, which Nonokit cannot read:`,
    'type its clues, in a line like "rows: 2, 1 1" and a line like "columns: 2, 1, 1"',
  ].join(' '),
);
export const siteOtherKind = message(
  'other-puzzle',
  'siteOtherKind',
  ({ kind }: { kind: string }) =>
    `the address holds another kind of puzzle, "${kind}", expected "nonogram"`,
);
