/** Messages about XPM files, in English. */
import { counted } from '@nonokit/core';
import { message } from '../message.js';
import type { ManyParams } from './pictures.js';

export const picturesXpmBadSizes = message(
  'bad-size',
  'picturesXpmBadSizes',
  () => 'there are no sizes, expected width, height, colours and characters like "16 16 2 1"',
);

export const picturesXpmManyColors = message<ManyParams>(
  'too-many-colors',
  'picturesXpmManyColors',
  ({ found, most }) =>
    `the file announces ${counted(found, 'colour')}, expected at least 1, at most ${most}`,
);

export const picturesXpmBadColor = message(
  'bad-color',
  'picturesXpmBadColor',
  ({ found }: { found: string }) => `"${found}" names no colour, expected one like ". c #c8141e"`,
);

export const picturesXpmNamedColor = message(
  'invented-color',
  'picturesXpmNamedColor',
  ({ name }: { name: string }) =>
    `what "${name}" looks like is not known, so a colour was invented`,
);

export const picturesXpmBadRow = message(
  'row-too-short',
  'picturesXpmBadRow',
  ({ row, found, width }: { row: number; found: number; width: number }) =>
    `row ${row} has ${counted(found, 'pixel')}, expected ${width}`,
);

export const picturesXpmBadPixel = message(
  'bad-cell',
  'picturesXpmBadPixel',
  ({ found }: { found: string }) => `"${found}" stands for no colour of the file`,
);

export const picturesXpmEndsEarly = message(
  'ends-early',
  'picturesXpmEndsEarly',
  () => 'the file ends, expected more colours or rows of pixels',
);

export const picturesXpmColors = message<ManyParams>(
  'too-many-colors',
  'picturesXpmColors',
  ({ found, most }) =>
    `the puzzle has ${counted(found, 'colour')}, our XPM files hold at most ${most}`,
);
