/** Problems of requests to the engine, besides the library's problems of files. */
import { messagesOf, type Params } from '@nonokit/core';

const message = messagesOf('engine');

export const severalPuzzles = message(
  'several-puzzles',
  'severalPuzzles',
  ({ count }: Params & { readonly count: number }) =>
    `the file has ${count} puzzles; choose one with index, as in index=0 for the first`,
);

export const noSuchPuzzle = message(
  'no-such-puzzle',
  'noSuchPuzzle',
  ({ count }: Params & { readonly count: number }) =>
    `the file has no puzzle with this index; the last one is index=${count - 1}`,
);

export const unknownFormat = message(
  'unknown-format',
  'unknownFormat',
  ({ id }: Params & { readonly id: string }) =>
    `there is no format "${id}"; docs/formats lists all of them`,
);

export const readOnlyFormat = message(
  'read-only-format',
  'readOnlyFormat',
  ({ id }: Params & { readonly id: string }) =>
    `files of the format "${id}" can be read, but not written`,
);

export const tooManyCells = message(
  'too-large',
  'tooManyCells',
  (p: Params & { readonly width: number; readonly height: number; readonly most: number }) =>
    `${p.width}x${p.height} is more than the ${p.most} cells that this call accepts`,
);

export const noPicture = message(
  'no-picture',
  'noPicture',
  () => 'the puzzle has no solution, or none was found in time, so there is no picture of it',
);

export const drawingTooLarge = message(
  'picture-too-large',
  'drawingTooLarge',
  (p: Params & { readonly width: number; readonly height: number; readonly most: number }) =>
    `the picture would have ${p.width}x${p.height} pixels, more than the ${p.most} allowed; ` +
    'ask for smaller cells',
);

export const marksSize = message(
  'wrong-size',
  'marksSize',
  (p: Params & { readonly width: number; readonly height: number }) =>
    `the marks need ${p.height} rows of ${p.width} cells, with no colour beyond the palette`,
);

export const unknownImage = message(
  'no-image',
  'unknownImage',
  () => 'not an image of a known kind: expected PNG, JPEG, GIF, WebP or AVIF',
);

export const imageTooLarge = message(
  'image-too-large',
  'imageTooLarge',
  ({ most }: Params & { readonly most: number }) =>
    `the image has more than the ${most} pixels allowed; make it smaller first`,
);

export const imageTooSlow = message(
  'image-too-slow',
  'imageTooSlow',
  () => 'decoding the image takes too long; make it smaller first',
);

export const imageDamaged = message(
  'image-damaged',
  'imageDamaged',
  () => 'the image is damaged or uses a feature that its decoder does not support',
);

export const unknownLogo = message(
  'no-image',
  'unknownLogo',
  () => 'a logo is a PNG or an SVG file, and this is neither',
);

export const logoTooLarge = message(
  'image-too-large',
  'logoTooLarge',
  ({ most }: Params & { readonly most: number }) =>
    `the file has more than the ${most / 1000} KB allowed; make it smaller first`,
);

export const svgDamaged = message(
  'image-damaged',
  'svgDamaged',
  () => 'the SVG file is damaged, has no size, or too many parts; save it as a PNG file',
);

export const svgElement = message(
  'image-damaged',
  'svgElement',
  ({ name }: Params & { readonly name: string }) =>
    `the SVG file has an element <${name}>, which a logo cannot have; save it as a PNG file`,
);

export const svgValue = message(
  'image-damaged',
  'svgValue',
  ({ name }: Params & { readonly name: string }) =>
    `the SVG file refers to something outside in "${name}"; save it as a PNG file`,
);

export const outOfMemory = message(
  'out-of-memory',
  'outOfMemory',
  () => 'the work was stopped because the machine was nearly out of memory',
);

export const noCertificate = message(
  'no-certificate',
  'noCertificate',
  () => 'the puzzle has no certificate: more than 20 solutions, or too much to prove in time',
);
