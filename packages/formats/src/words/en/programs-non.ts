/** Messages of the readers of NON files, in English. */

import { counted } from '@nonokit/core';
import { message } from '../message.js';
import type { LineKind, Thing } from '../thing.js';

export const mikixIncomplete = message(
  'bad-color',
  'mikixIncomplete',
  () => 'a colour is incomplete, expected a letter and "#rrggbb"',
);
export const mikixNoLetter = message(
  'bad-color',
  'mikixNoLetter',
  ({ found }: { found: string }) => `"${found}" is no letter for a colour, expected one of a to z`,
);
export const mikixBadColor = message(
  'bad-color',
  'mikixBadColor',
  ({ letter, found }: { letter: string; found: string }) =>
    `colour ${letter} is "${found}", expected "#" and six digits`,
);
export const mikixColorTwice = message(
  'given-twice',
  'mikixColorTwice',
  ({ letter }: { letter: string }) => `colour ${letter} is declared twice`,
);
export const mikixNoNumber = message(
  'bad-number',
  'mikixNoNumber',
  ({ found }: { found: string }) =>
    `found "${found}", expected a number and perhaps a letter like "3r"`,
);
export const mikixTooFewLetters = message(
  'too-many-colors',
  'mikixTooFewLetters',
  ({ colors }: { colors: number }) =>
    `the puzzle has ${counted(colors, 'colour')}, but NON (mikix) has letters for 26`,
);
export const nonnyBadColor = message(
  'bad-color',
  'nonnyBadColor',
  () => 'a colour is not a name and six digits without "#"',
);
export const nonnyUndeclared = message(
  'unknown-color',
  'nonnyUndeclared',
  ({ name }: { name: string }) => `the colour "${name}" is not declared`,
);
export const nonNoPuzzle = message('no-clues', 'nonNoPuzzle', () => 'there is no puzzle');
export const nonGoalTotal = message(
  'bad-goal',
  'nonGoalTotal',
  ({ found, width, height }: { found: number; width: number; height: number }) =>
    `the goal has ${counted(found, 'cell')}, expected ${width * height} (${width}x${height})`,
);
export const nonBadCell = message(
  'bad-goal',
  'nonBadCell',
  ({ cell, found }: { cell: number; found: string }) =>
    `cell ${cell} of the goal is "${found}", expected 0, 1 or a colour of the clues`,
);
export const nonColored = message('colored', 'nonColored', () =>
  [
    'the file declares colours, expected black only:',
    'coloured files are non-mikix or non-nonny',
  ].join(' '),
);
export const nonTooFewLines = message(
  'wrong-line-count',
  'nonTooFewLines',
  ({ found, what }: { found: string; what: Thing }) => `found "${found}", expected ${what.english}`,
);
export const nonTooManyColors = message(
  'too-many-colors',
  'nonTooManyColors',
  ({ most }: { most: number }) => `more than ${most} colours`,
);
export const nonNoKey = message(
  'wrong-line-count',
  'nonNoKey',
  ({ found }: { found: string }) => `found "${found}", expected a key: are there too many clues?`,
);
export const nonSizeTwice = message(
  'given-twice',
  'nonSizeTwice',
  ({ what }: { what: Thing }) => `${what.english} is given twice`,
);
export const nonNoSize = message(
  'bad-size',
  'nonNoSize',
  ({ what }: { what: Thing }) => `${what.english} is missing, expected a number`,
);
export const nonAfterSize = message(
  'bad-size',
  'nonAfterSize',
  ({ found, what }: { found: string; what: Thing }) => `found "${found}" after ${what.english}`,
);
export const nonNoSizeYet = message(
  'bad-size',
  'nonNoSizeYet',
  ({ what }: { what: Thing }) => `${what.english} is missing, expected it before the clues`,
);
export const nonCluesTwice = message(
  'given-twice',
  'nonCluesTwice',
  ({ kind }: { kind: LineKind }) => `the ${kind}s are given twice`,
);
