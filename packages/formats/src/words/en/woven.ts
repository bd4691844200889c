/** What the reader of number-loom's `.woven` says, in English. */
import { describeProblem, type Problem } from '@nonokit/core';
import { message } from '../message.js';

export const wovenTooLong = message(
  'too-large',
  'wovenTooLong',
  () => 'the string is longer than that of any puzzle allowed',
);

export const wovenStart = message(
  'bad-title',
  'wovenStart',
  ({ found }: { found: string }) => `the file begins with ${found}, expected "WOVEN-"`,
);

export const wovenStopsShort = message(
  'stops-short',
  'wovenStopsShort',
  () => 'the string stops short, expected "-" at its end',
);

export const wovenCharacters = message(
  'bad-encoding',
  'wovenCharacters',
  () => 'the string has other characters than letters, digits, "+" and "/"',
);

export const wovenNoDecoder = message(
  'no-brotli',
  'wovenNoDecoder',
  () =>
    'the string is packed with Brotli, and no decoder was given: pass `unpackBrotli` to read it',
);

export const wovenDamaged = message(
  'bad-brotli',
  'wovenDamaged',
  ({ most }: { most: number }) =>
    'the Brotli data of the string are damaged or unpack to more than the ' +
    `${most.toLocaleString('en-US')} bytes allowed`,
);

export const wovenInside = message(
  'bad-document',
  'wovenInside',
  ({ problem }: { problem: Pick<Problem, keyof Problem> }) =>
    `in the packed document, ${describeProblem(problem)}`,
);
