/** Messages of the readers of our own formats, in English. */
import { message } from '../message.js';

export const ownNoLists = message(
  'no-clues',
  'ownNoLists',
  () => 'there are no lists "rows" and "columns", expected both',
);
export const ownWithheld = message(
  'bad-clue',
  'ownWithheld',
  () => 'a clue is withheld, expected the numbers of its blocks',
);
export const ownNoClue = message(
  'bad-clue',
  'ownNoClue',
  () => 'a clue is no list, expected the numbers of its blocks',
);
export const ownOddBlock = message(
  'bad-block',
  'ownOddBlock',
  () => 'a block is odd, expected a number or a pair',
);
export const ownMixedBlocks = message(
  'bad-block',
  'ownMixedBlocks',
  () => 'a block is odd, expected all blocks written alike',
);
export const ownBadContent = message(
  'bad-content',
  'ownBadContent',
  ({ cells }: { cells: number }) => `"content" does not fit, expected ${cells} cells of -1, 0 or 1`,
);
export const ownPartialPicture = message(
  'partial-picture',
  'ownPartialPicture',
  () => 'the partial picture is ignored: only clues are read',
);
export const ownNoPicture = message(
  'no-picture',
  'ownNoPicture',
  () => 'the JSON holds neither clues nor a picture, expected lists of clues or rows of 0 and 1',
);
export const ownManyCharacters = message(
  'too-many-colors',
  'ownManyCharacters',
  ({ most }: { most: number }) => `a picture of more than ${most} characters`,
);
export const pictureUndecided = message(
  'unknown-cell',
  'pictureUndecided',
  () => 'the cell "?" is undecided, expected a finished picture',
);
export const pictureTriangle = message(
  'triangle',
  'pictureTriangle',
  ({ found }: { found: string }) => `the cell "${found}" is half filled, expected whole cells`,
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
      `row ${row} has ${found} cells, the longest row ${width}:`,
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
export const roflTransparent = message(
  'transparent-colors',
  'roflTransparent',
  () => 'the ROFL image has transparent colours, which are read as they look on white',
);
export const shareWriteOnly = message(
  'write-only',
  'shareWriteOnly',
  () => 'addresses are read as the formats they are in',
);
export const shareNoString = message(
  'bad-string',
  'shareNoString',
  ({ found, prefix }: { found: string; prefix: string }) =>
    `"${found}" is no share string, expected "${prefix}…"`,
);
export const shareVersion = message(
  'unknown-version',
  'shareVersion',
  ({ version }: { version: string }) =>
    `the share string is of version ${version}, expected 1: a later Nonokit may read it`,
);
export const shareBadCharacters = message(
  'bad-string',
  'shareBadCharacters',
  ({ found }: { found: string }) =>
    [
      `"${found}" is no share string, expected characters of A-Z,`,
      'a-z, 0-9, "-" and "_" behind the prefix',
    ].join(' '),
);
export const shareChecksum = message('wrong-checksum', 'shareChecksum', () =>
  [
    'the checksum does not fit: the share string is damaged',
    'or incomplete, expected it as it was written',
  ].join(' '),
);
export const shareEndsEarly = message(
  'ends-early',
  'shareEndsEarly',
  () => 'the share string holds no whole puzzle, expected more of it',
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
