/** What is said about BMP files. */
import { counted } from '@nonokit/core';
import { message } from '../message.js';

export const bmpNoSignature = message(
  'bad-image',
  'bmpNoSignature',
  () => 'the file does not begin with BM and a known header',
);

export const bmpHeaderStopsShort = message(
  'stops-short',
  'bmpHeaderStopsShort',
  () => 'the BMP file stops short in its header',
);

export const bmpEmpty = message(
  'bad-size',
  'bmpEmpty',
  ({ width, height }: { width: number; height: number }) => `the BMP image is ${width}x${height}`,
);

export const bmpUnsupported = message(
  'bad-image',
  'bmpUnsupported',
  ({ bits, packing }: { bits: number; packing: number }) => {
    const what = `the BMP image has ${bits} bits a pixel, packed in the way ${packing}`;
    return `${what}, which is not supported: convert it to PNG`;
  },
);

export const bmpStopsShort = message(
  'stops-short',
  'bmpStopsShort',
  ({ found, expected }: { found: number; expected: number }) =>
    `the BMP file stops short: its picture needs ${counted(expected, 'byte')}, ${found} are there`,
);

export const bmpRunsStopShort = message(
  'stops-short',
  'bmpRunsStopShort',
  ({ line }: { line: number }) => `the BMP file stops short at line ${line}`,
);

export const bmpColorMissing = message(
  'bad-image',
  'bmpColorMissing',
  () => 'a pixel has a colour that the palette of the BMP file lacks',
);
