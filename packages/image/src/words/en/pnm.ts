/** What is said about Netpbm files. */
import { counted } from '@nonokit/core';
import { message } from '../message.js';

/** The numbers of a header. */
export type PnmNumber = 'width' | 'height' | 'top value';

/** A header number that is not a number, or below 1; `found` is undefined if it is missing. */
export const pnmBadNumber = message(
  'bad-size',
  'pnmBadNumber',
  ({ name, found, most }: { name: PnmNumber; found: number | undefined; most: number }) =>
    `the image's ${name} is ${found ?? 'no number'}, expected 1..${most}`,
);

export const pnmLargeNumber = message(
  'too-large',
  'pnmLargeNumber',
  ({ name, found, most }: { name: PnmNumber; found: number; most: number }) =>
    `the image's ${name} is ${found}, expected 1..${most}`,
);

export const pnmStopsShort = message(
  'stops-short',
  'pnmStopsShort',
  (params: { width: number; height: number; expected: number; found: number }) => {
    const { width, height, expected, found } = params;
    const what = `the file stops short: an image of ${width}x${height}`;
    return `${what} needs ${counted(expected, 'byte')} more, ${found} are there`;
  },
);

export const pnmSampleMissing = message(
  'stops-short',
  'pnmSampleMissing',
  ({ row, column }: { row: number; column: number }) =>
    `the file stops short at row ${row}, column ${column} of the image`,
);

export const pnmBadBit = message(
  'bad-image',
  'pnmBadBit',
  ({ row, column }: { row: number; column: number }) =>
    `row ${row}, column ${column} of the image is wrong, expected 0 or 1`,
);

export const pnmBadSample = message(
  'bad-image',
  'pnmBadSample',
  ({ row, column, most }: { row: number; column: number; most: number }) =>
    `row ${row}, column ${column} of the image is wrong, expected a number in 0..${most}`,
);
