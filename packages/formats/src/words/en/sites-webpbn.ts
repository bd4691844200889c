/** Messages of the reader of webpbn XML, in English. */

import { message } from '../message.js';
import type { LineKind } from '../thing.js';

export const webpbnTriddler = message(
  'triddler',
  'webpbnTriddler',
  () =>
    'the puzzle is a triddler, whose cells are triangles: a nonogram of another kind, which is ' +
    'not taken here',
);
export const webpbnPuzzleType = message(
  'bad-type',
  'webpbnPuzzleType',
  ({ found }: { found: string }) => `the puzzle's type is "${found}", expected "grid"`,
);
export const webpbnNoName = message(
  'bad-color',
  'webpbnNoName',
  () => 'the colour has no name, expected name="..."',
);
export const webpbnBadColor = message(
  'bad-color',
  'webpbnBadColor',
  ({ name, found }: { name: string; found: string }) =>
    `the colour "${name}" is "${found}", expected three or six hexadecimal digits`,
);
export const webpbnBadChar = message(
  'bad-color',
  'webpbnBadChar',
  ({ name, found }: { name: string; found: string }) =>
    `the char of the colour "${name}" is "${found}", expected one character`,
);
export const webpbnColorTwice = message(
  'bad-color',
  'webpbnColorTwice',
  ({ name }: { name: string }) => `the colour "${name}" is declared twice`,
);
export const webpbnCluesType = message(
  'bad-type',
  'webpbnCluesType',
  ({ found, expected }: { found: string; expected: string }) =>
    `the clues are of the type "${found}", expected one of ${expected}`,
);
export const webpbnCluesTwice = message(
  'bad-type',
  'webpbnCluesTwice',
  ({ type }: { type: string }) => `the clues of the ${type} are there twice`,
);
export const webpbnBadCount = message(
  'bad-number',
  'webpbnBadCount',
  ({ found }: { found: string }) => `a count is "${found}", expected one to nine digits`,
);
export const webpbnBlotted = message(
  'blotted',
  'webpbnBlotted',
  () => 'a count is 0, which hides its number: a nonogram of another kind, which is not taken here',
);
export const webpbnNoClues = message(
  'no-clues',
  'webpbnNoClues',
  () => 'there are neither clues nor a picture',
);
export const webpbnNoLines = message(
  'no-clues',
  'webpbnNoLines',
  ({ kind }: { kind: LineKind }) => `there are neither ${kind} clues nor a picture`,
);
export const webpbnUndeclared = message(
  'unknown-color',
  'webpbnUndeclared',
  ({ name }: { name: string }) => `the colour "${name}" is not declared`,
);
export const webpbnOutsideBars = message(
  'bad-goal',
  'webpbnOutsideBars',
  ({ found }: { found: string }) => `"${found}" stands outside the bars of a row, expected "|"`,
);
export const webpbnUnknownChar = message(
  'unknown-color',
  'webpbnUnknownChar',
  ({ found }: { found: string }) => `"${found}" is not the char of a declared colour`,
);
export const webpbnPictureEnds = message(
  'bad-goal',
  'webpbnPictureEnds',
  () => 'the picture stops short, expected rows between bars',
);
export const webpbnSavedIgnored = message(
  'saved-ignored',
  'webpbnSavedIgnored',
  () => 'a saved state of the puzzle was left out',
);
export const webpbnPictureIgnored = message(
  'picture-ignored',
  'webpbnPictureIgnored',
  () => 'a picture with undecided cells was left out',
);
export const webpbnNotesCut = message(
  'notes-cut',
  'webpbnNotesCut',
  ({ most }: { most: number }) => `there are more than ${most} notes`,
);
export const webpbnWrongRoot = message(
  'bad-root',
  'webpbnWrongRoot',
  ({ found }: { found: string }) =>
    `the file's outermost element is "${found}", expected "puzzleset"`,
);
export const webpbnSimpson = message(
  'simpson-xml',
  'webpbnSimpson',
  ({ found }: { found: string }) =>
    [
      `the file's outermost element is "${found}", as in Steven Simpson's draft of`,
      'an XML format, which is not supported: expected "puzzleset"',
    ].join(' '),
);
