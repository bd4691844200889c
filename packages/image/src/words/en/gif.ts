/** What is said about GIF files. */
import { message } from '../message.js';

export const gifNoSignature = message(
  'bad-image',
  'gifNoSignature',
  () => 'the file does not begin with GIF8',
);

export const gifStopsShort = message(
  'stops-short',
  'gifStopsShort',
  () => 'the GIF file stops short before its picture',
);

export const gifEmpty = message(
  'bad-size',
  'gifEmpty',
  ({ width, height }: { width: number; height: number }) => `the GIF picture is ${width}x${height}`,
);

export const gifBadDepth = message(
  'bad-image',
  'gifBadDepth',
  ({ found }: { found: number }) => `the GIF picture has codes of ${found} bits, expected 1..8`,
);

export const gifNoPalette = message(
  'bad-image',
  'gifNoPalette',
  () => 'the GIF file has no palette',
);

export const gifPixelsMissing = message(
  'stops-short',
  'gifPixelsMissing',
  ({ found, expected }: { found: number; expected: number }) =>
    `the GIF picture stops short: ${found} of ${expected} pixels are there`,
);

export const gifColorMissing = message(
  'bad-image',
  'gifColorMissing',
  () => 'a pixel has a colour that the palette of the GIF file lacks',
);
