/** Messages about lists of numbers and sections of clues, in English. */
import { counted } from '@nonokit/core';
import { message } from '../message.js';

export const listMissing = message(
  'no-clues',
  'listMissing',
  ({ name }: { name: string }) => `there is no list "${name}", expected one`,
);
export const listHasNumber = message(
  'bad-list',
  'listHasNumber',
  ({ found }: { found: number }) => `found the number ${found}, expected a list of numbers`,
);
export const listHasList = message(
  'bad-list',
  'listHasList',
  () => 'found a list, expected the number of a block',
);
export const listSmallBlock = message(
  'bad-number',
  'listSmallBlock',
  ({ size }: { size: number }) => `a block of ${counted(size, 'cell')}, expected at least 1`,
);
export const listInnerZero = message(
  'bad-zero',
  'listInnerZero',
  () => 'a 0 between the numbers of a clue, expected zeros only at its ends',
);
export const listEndsEarly = message(
  'ends-early',
  'listEndsEarly',
  () => 'the file ends within a list',
);
export const listTooLong = message(
  'too-large',
  'listTooLong',
  ({ most }: { most: number }) => `a list has more than ${most} numbers and lists`,
);
export const listTooDeep = message(
  'too-deep',
  'listTooDeep',
  ({ most }: { most: number }) => `lists are nested more than ${most} deep`,
);
export const listOddItem = message(
  'bad-list',
  'listOddItem',
  ({ found }: { found: string }) => `found "${found}" in a list, expected numbers or lists`,
);

export const sectionMissing = message(
  'no-clues',
  'sectionMissing',
  ({ name }: { name: string }) => `the section [clues] has no "${name}", expected one`,
);
export const sectionNoColor = message(
  'bad-color',
  'sectionNoColor',
  ({ found }: { found: string }) => `"${found}" is no colour, expected one like "r = (c8141e) *"`,
);
export const sectionBadLook = message(
  'bad-color',
  'sectionBadLook',
  ({ id, look }: { id: string; look: string }) =>
    `the colour "${id}" looks like "${look}", expected a name, six digits, or red, green, blue`,
);
export const sectionUnknownColor = message(
  'unknown-color',
  'sectionUnknownColor',
  ({ block, id }: { block: string; id: string }) =>
    `the block "${block}" has the colour "${id}", expected one of the section [colors]`,
);
export const sectionTooFewNames = message(
  'too-many-colors',
  'sectionTooFewNames',
  ({ colors }: { colors: number }) =>
    `the puzzle has ${counted(colors, 'colour')}, there are names for 702 at most`,
);
