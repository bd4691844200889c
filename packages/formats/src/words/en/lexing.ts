/** Messages of all text readers about words, numbers and clues, in English. */

import { counted, thereAre } from '@nonokit/core';
import { message } from '../message.js';
import type { LineKind, Thing } from '../thing.js';

export const lexingFileEnds = message(
  'ends-early',
  'lexingFileEnds',
  ({ what }: { what: Thing }) => `the file ends, expected ${what.english}`,
);
export const lexingBlankFile = message(
  'ends-early',
  'lexingBlankFile',
  ({ what }: { what: Thing }) => `the file is blank, expected ${what.english}`,
);
export const lexingTextFollows = message(
  'trailing-text',
  'lexingTextFollows',
  ({ found, what }: { found: string; what: Thing }) =>
    `"${found}" follows, expected nothing after ${what.english}`,
);
export const lexingRestIgnored = message(
  'trailing-text',
  'lexingRestIgnored',
  ({ found }: { found: string }) =>
    `"${found}" and what follows are ignored: the puzzle is complete`,
);
export const lexingTooManyDigits = message(
  'bad-number',
  'lexingTooManyDigits',
  ({ what, digits }: { what: Thing; digits: number }) =>
    `${what.english} has ${counted(digits, 'digit')}, expected at most 9`,
);
export const lexingNotANumber = message(
  'bad-number',
  'lexingNotANumber',
  ({ found, what }: { found: string; what: Thing }) =>
    `"${found}" is not ${what.english}, expected digits`,
);
export const lexingLongNumber = message(
  'bad-number',
  'lexingLongNumber',
  ({ digits }: { digits: number }) =>
    `a number has ${counted(digits, 'digit')}, expected at most 9`,
);

export const lexingBadSize = message(
  'bad-size',
  'lexingBadSize',
  ({ width, height }: { width: number; height: number }) =>
    `the size is ${width}x${height}, expected at least 1x1`,
);
export const lexingFirstLine = message(
  'bad-size',
  'lexingFirstLine',
  ({ found, what }: { found: string; what: Thing }) =>
    `the first line is "${found}", expected ${what.english}`,
);
export const lexingNotAlone = message(
  'bad-size',
  'lexingNotAlone',
  ({ found, what }: { found: string; what: Thing }) =>
    `found "${found}", expected ${what.english} alone on its line`,
);
export const lexingEndsBeforeSize = message(
  'bad-size',
  'lexingEndsBeforeSize',
  ({ what }: { what: Thing }) => `the file ends, expected ${what.english} alone on its line`,
);
export const lexingLastLineMissing = message(
  'last-line-missing',
  'lexingLastLineMissing',
  () => 'the file ends one line early, so the last clue is taken as empty',
);
export const lexingSizesSwapped = message(
  'sizes-swapped',
  'lexingSizesSwapped',
  ({ width, height }: { width: number; height: number }) =>
    `the sizes fit only the other way round: the puzzle is ${width}x${height}`,
);

export const lexingZeroInClue = message(
  'bad-zero',
  'lexingZeroInClue',
  () => 'a 0 among the numbers of a clue, expected 0 alone or blocks of at least 1 cell',
);
export const lexingTooManyBlocks = message(
  'too-many-blocks',
  'lexingTooManyBlocks',
  ({ length }: { length: number }) =>
    `a clue has more blocks than the ${counted(length, 'cell')} of its line`,
);
export const lexingClueCount = message(
  'wrong-line-count',
  'lexingClueCount',
  ({ kind, found, expected }: { kind: LineKind; found: number; expected: number }) =>
    `${thereAre(found, `${kind} clue`)}, expected ${expected}`,
);
export const lexingClueTotal = message(
  'wrong-line-count',
  'lexingClueTotal',
  ({ found, width, height }: { found: number; width: number; height: number }) =>
    `${thereAre(found, 'clue')}, expected ${width + height} (${counted(height, 'row')} and ${counted(width, 'column')})`,
);
/** `found` is null where there are more clues than needed: the reader stops counting there. */
export const lexingSlashCount = message(
  'wrong-line-count',
  'lexingSlashCount',
  ({ found, width, height }: { found: number | null; width: number; height: number }) => {
    const expected = `${width + height} (${counted(width, 'column')} and ${counted(height, 'row')})`;
    const total = found === null ? 'there are more clues' : thereAre(found, 'clue');
    return `${total}, expected ${expected}`;
  },
);

export const lexingGzipEnds = message(
  'bad-gzip',
  'lexingGzipEnds',
  () => 'the gzipped file stops short',
);
/** `why` is what the unpacker says, in English; empty where it says nothing. */
export const lexingGzipDamaged = message(
  'bad-gzip',
  'lexingGzipDamaged',
  ({ why }: { why: string }) =>
    `the gzipped file is damaged or stops short${why === '' ? '' : ` (${why})`}`,
);
export const lexingGzipChecksum = message(
  'bad-gzip',
  'lexingGzipChecksum',
  () => 'the gzipped file is damaged: its checksum differs',
);
export const lexingTooManyBytes = message(
  'too-many-bytes',
  'lexingTooManyBytes',
  ({ most }: { most: number }) =>
    `the file unpacks to more than the ${most.toLocaleString('en-US')} bytes allowed`,
);
