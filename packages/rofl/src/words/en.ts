/** English messages about ROFL files. */
import { findExcess } from '@nonokit/core';
import { message } from './message.js';

export const noSignature = message(
  'bad-signature',
  'noSignature',
  () => 'the file does not begin with the letters ROFL',
);

export const otherVersion = message(
  'unknown-version',
  'otherVersion',
  ({ found }: { found: number }) => `the ROFL file is of version ${found}, expected 1`,
);

export const tooShort = message(
  'stops-short',
  'tooShort',
  ({ found, expected }: { found: number; expected: number }) =>
    `the ROFL file has ${found} bytes, expected ${expected} or more`,
);

export const damaged = message(
  'damaged',
  'damaged',
  () => 'the ROFL file is damaged: its checksum differs',
);

export const badFlags = message(
  'bad-flags',
  'badFlags',
  ({ found }: { found: number }) => `the ROFL file has the flags ${found}, expected 0 to 7`,
);

/** The names of the numbers in a header. */
export type HeaderNumber = 'width' | 'height' | 'number of colours';

export const noNumber = message(
  'bad-size',
  'noNumber',
  ({ name }: { name: HeaderNumber }) => `the ${name} of the ROFL file is no number`,
);

export const emptyImage = message(
  'bad-size',
  'emptyImage',
  ({ width, height, colors }: { width: number; height: number; colors: number }) =>
    `the ROFL image is ${width}x${height} with ${colors} colours, expected at least 1x1 with 1`,
);

export const tooLarge = message(
  'too-large',
  'tooLarge',
  (params: { width: number; height: number; maxCells: number; maxLines: number }) =>
    `the ROFL image of ${findExcess(params.width, params.height, params)}`,
);

export const tooManyColors = message(
  'too-many-colors',
  'tooManyColors',
  ({ found, most }: { found: number; most: number }) =>
    `${found} colours are more than the ${most.toLocaleString('en-US')} allowed`,
);

export const pixelsDiffer = message(
  'pixels-differ',
  'pixelsDiffer',
  () => 'the pixels of the ROFL file do not have its checksum',
);

export const colorsMissing = message(
  'stops-short',
  'colorsMissing',
  ({ expected }: { expected: number }) => `the ROFL file stops short, expected ${expected} colours`,
);

export const badPackedCells = message(
  'bad-cells',
  'badPackedCells',
  ({ expected }: { expected: number }) =>
    `the ROFL file does not hold ${expected} cells of its colours`,
);

export const badClues = message(
  'bad-clues',
  'badClues',
  () => 'the ROFL file does not hold the clues of a picture of its size',
);

export const badCells = message(
  'bad-cells',
  'badCells',
  () => 'the ROFL file does not hold the cells of a picture of its size',
);

export const badPixels = message(
  'bad-pixels',
  'badPixels',
  () => 'the ROFL file does not hold the pixels of a picture of its size',
);

export const noSolution = message(
  'no-solution',
  'noSolution',
  () => 'no picture has the clues and given cells of the ROFL file',
);

export const undecided = message('undecided', 'undecided', () => {
  const clues = 'the clues and given cells of the ROFL file';
  return `${clues} leave more than one picture, or are too hard to solve`;
});

export const tooMuch = message('too-large', 'tooMuch', () => {
  const what = 'the ROFL file holds more lines, cells or colours';
  return `${what} than version 1 allows for what it holds`;
});
