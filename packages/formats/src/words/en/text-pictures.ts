/** Messages about pictures drawn in characters, in English. */
import { counted } from '@nonokit/core';
import { message } from '../message.js';

export const pictureUndecided = message(
  'unknown-cell',
  'pictureUndecided',
  () => 'the cell "?" is undecided, expected a finished picture',
);
export const pictureTriangle = message(
  'triangle',
  'pictureTriangle',
  ({ found }: { found: string }) =>
    `the cell "${found}" is a triangle: trianograms are read from .g and from the JSON of Nonokit`,
);
export const pictureBlank = message(
  'bad-cell',
  'pictureBlank',
  () => 'a blank beside letters, expected rows of a picture',
);
export const pictureControl = message(
  'bad-cell',
  'pictureControl',
  () => 'a control character, expected rows of a picture',
);
export const pictureManyCharacters = message(
  'too-many-colors',
  'pictureManyCharacters',
  ({ most }: { most: number }) =>
    `there are more than ${most} different characters, expected rows of a picture`,
);
export const picturePadded = message(
  'padded',
  'picturePadded',
  ({ row, found, width }: { row: number; found: number; width: number }) =>
    [
      `row ${row} has ${counted(found, 'cell')}, the longest row ${width}:`,
      'shorter rows were filled up with blank cells',
    ].join(' '),
);
export const pictureTooFewSigns = message(
  'too-many-colors',
  'pictureTooFewSigns',
  ({ most, inks }: { most: number; inks: number }) =>
    `there are characters for ${most} colours, but the puzzle has ${inks}`,
);
export const pictureTooFewInks = message(
  'too-many-colors',
  'pictureTooFewInks',
  ({ most, inks }: { most: number; inks: number }) =>
    [
      `there are characters for ${most} colours where no`,
      `cell is blank, but the puzzle has ${inks}`,
    ].join(' '),
);
export const pictureNeedsFrom = message(
  'needs-from',
  'pictureNeedsFrom',
  () => 'such a picture is read only with --from text',
);
export const pictureBackground = message(
  'unusual-background',
  'pictureBackground',
  ({ symbol }: { symbol: string }) =>
    `"${symbol}" is taken for blank cells, because no usual blank such as "." or a space occurs`,
);
export const pictureJoined = message(
  'parts-joined',
  'pictureJoined',
  () => 'empty lines divide the picture; it is read as one picture without them',
);
export const pictureBlankRow = message(
  'blank-row',
  'pictureBlankRow',
  () => 'an empty line is taken for a row of blank cells',
);
