/**
 * Messages about drawing, in English.
 */
import { counted } from '@nonokit/core';
import { message } from '../message.js';

/** A cell size that no picture can have. */
export const badCellSize = message(
  'bad-cell-size',
  'badCellSize',
  ({ cell, least, most }: { cell: number; least: number; most: number }) =>
    `a cell of ${counted(cell, 'pixel')} cannot be drawn, expected a whole number in ${least}..${most}`,
);

/** A solution is wanted and there is none. */
export const noPicture = message(
  'no-picture',
  'noPicture',
  () => 'the puzzle has no picture and no solution was given to draw',
);

/** A PNG or a film of too many pixels; cells of `fitting` pixels would do, if any. */
export const tooManyPixels = message(
  'picture-too-large',
  'tooManyPixels',
  ({ width, height, most, fitting }: PixelParams) => {
    const found = `a picture of ${width}x${height} pixels is more than the ${grouped(most)} allowed`;
    const advice =
      fitting === null ? 'not even the smallest cells fit' : `cells of ${fitting} pixels fit`;
    return `${found}; ${advice}, and SVG has no such limit`;
  },
);

/** What `tooManyPixels` mentions; a type, since an interface would not do as parameters. */
export type PixelParams = {
  readonly width: number;
  readonly height: number;
  readonly most: number;
  readonly fitting: number | null;
};

/** A document of more elements than the rasteriser takes. */
export const tooManyElements = message(
  'picture-too-large',
  'tooManyElements',
  ({ most }: { most: number }) =>
    `a sheet with this many numbers has more than the ${grouped(most)} parts allowed; ` +
    'choose the plain style or write SVG',
);

/** A film whose sides GIF cannot store. */
export const gifTooLong = message(
  'picture-too-large',
  'gifTooLong',
  ({ most }: { most: number }) => `a GIF has at most ${grouped(most)} pixels a side`,
);

/** A film of a puzzle with more colours than a palette. */
export const tooManyColors = message(
  'too-many-colors',
  'tooManyColors',
  ({ most }: { most: number }) =>
    `a film has at most ${most} colours, so some of the puzzle’s look alike in it`,
);

/** Characters of a text that the font lacks: "猫…". */
export const missingFromFont = message(
  'missing-characters',
  'missingFromFont',
  ({ characters }: { characters: string }) =>
    `PT Sans, the font of pictures, has no ${characters}: "◊" stands for what is missing; ` +
    'SVG keeps it',
);

/** Puzzles with more clue numbers than a PDF may have. */
export const tooManyNumbers = message(
  'too-many-numbers',
  'tooManyNumbers',
  ({ found, most }: { found: number; most: number }) =>
    `${grouped(found)} clue numbers are more than the ${grouped(most)} allowed in a PDF; ` +
    'draw fewer puzzles, or SVG or text',
);

/** A puzzle that would be cut into more pages than anybody glues together. */
export const tooManyParts = message(
  'too-many-pages',
  'tooManyParts',
  ({ found, most }: { found: number; most: number }) =>
    `a puzzle cut into ${grouped(found)} pages is more than the ${most} allowed; ` +
    'draw it as SVG or text',
);

/** A booklet of too many pages. */
export const tooManyPages = message(
  'too-many-pages',
  'tooManyPages',
  ({ found, most }: { found: number; most: number }) =>
    `a PDF of ${grouped(found)} pages is more than the ${grouped(most)} allowed; ` +
    'draw fewer or smaller puzzles',
);

/** "1,234,567" */
function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
