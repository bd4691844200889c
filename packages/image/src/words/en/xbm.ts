/** What is said about X bitmaps. */
import { message } from '../message.js';

export const xbmNoSize = message(
  'bad-size',
  'xbmNoSize',
  ({ name }: { name: string }) => `there is no "#define name_${name}" with a number`,
);

export const xbmEmpty = message(
  'bad-size',
  'xbmEmpty',
  ({ width, height }: { width: number; height: number }) =>
    `the size is ${width}x${height}, expected at least 1x1`,
);

export const xbmNoBits = message(
  'missing-section',
  'xbmNoBits',
  () => 'there is no "char name_bits[] = {"',
);

export const xbmEndsEarly = message(
  'ends-early',
  'xbmEndsEarly',
  () => 'the file ends, expected the numbers of the picture',
);

export const xbmBadNumber = message(
  'bad-number',
  'xbmBadNumber',
  ({ found }: { found: string }) => `found "${found}", expected a number like 0x1f`,
);
