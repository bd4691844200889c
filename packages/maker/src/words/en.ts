/** The English messages about images and options from which no puzzle can be made. */
import { message } from './message.js';

export const nothingToSee = message(
  'blank-image',
  'nothingToSee',
  () => 'the image is one even surface, or all transparent: there is nothing to draw',
);

export const nothingLeft = message(
  'blank-image',
  'nothingLeft',
  () => 'at this size and in these colours nothing of the image is left but one even surface',
);

export const badBackground = message(
  'bad-color',
  'badBackground',
  ({ found }: { found: string }) =>
    `the background is "${found}", expected six digits like "#ffffff"`,
);

export const tooManyInks = message(
  'too-many-colors',
  'tooManyInks',
  ({ colors, most }: { colors: number; most: number }) =>
    `${colors} colours are more than the ${most} allowed`,
);

export const tooManyCells = message(
  'too-large',
  'tooManyCells',
  ({ width, height, most }: { width: number; height: number; most: number }) =>
    `${width}x${height} is more than the ${most.toLocaleString('en-US')} cells allowed`,
);
