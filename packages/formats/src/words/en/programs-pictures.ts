/** Messages of the readers of programs’ pictures, in English. */

import { counted } from '@nonokit/core';
import { message } from '../message.js';
import type { Thing } from '../thing.js';

export const freenonoSecondLine = message(
  'bad-size',
  'freenonoSecondLine',
  ({ found }: { found: string }) =>
    `the second line is "${found}", expected width and height like "10,8"`,
);
export const freenonoTooManyRows = message(
  'bad-goal',
  'freenonoTooManyRows',
  ({ most }: { most: number }) => `the picture has more than ${most} rows`,
);
export const freenonoOddCell = message(
  'bad-goal',
  'freenonoOddCell',
  ({ found, width }: { found: string; width: number }) =>
    `a row has "${found}", expected ${counted(width, 'cell')} of "x" and blanks`,
);
export const freenonoMissingRows = message(
  'padded',
  'freenonoMissingRows',
  ({ missing }: { missing: number }) =>
    `the last ${missing} rows are missing, so they are taken as blank`,
);
export const freenonoWrongRoot = message(
  'bad-root',
  'freenonoWrongRoot',
  ({ found }: { found: string }) =>
    `the file's outermost element is "${found}", expected "FreeNono"`,
);
export const freenonoTooManyLines = message(
  'bad-goal',
  'freenonoTooManyLines',
  ({ most }: { most: number }) => `there are more than ${most} lines`,
);
export const freenonoBadCell = message(
  'bad-goal',
  'freenonoBadCell',
  ({ found }: { found: string }) => `a cell is "${found}", expected "x" or "_"`,
);
export const goalCellTotal = message(
  'bad-goal',
  'goalCellTotal',
  ({ found, expected }: { found: number; expected: number }) =>
    `the line has ${counted(found, 'cell')}, expected ${expected}`,
);
export const goalLineTooLong = message(
  'bad-goal',
  'goalLineTooLong',
  ({ most }: { most: number }) => `the line has more than ${most} cells`,
);
export const goalRowTotal = message(
  'bad-goal',
  'goalRowTotal',
  ({ row, found, expected }: { row: number; found: number; expected: number }) =>
    `row ${row} of the picture has ${counted(found, 'cell')}, expected ${expected}`,
);
export const nonogramlibBegins = message(
  'bad-title',
  'nonogramlibBegins',
  () => 'the file does not begin with 0 or 254, sizes of at least 1 and, after 254, colours',
);
export const nonogramlibPadded = message(
  'padded',
  'nonogramlibPadded',
  ({ bytes }: { bytes: number }) =>
    `the file stops short by ${counted(bytes, 'byte')}, so the last cells are blank`,
);
export const loomNoSolution = message(
  'no-picture',
  'loomNoSolution',
  () => 'there is no "solution", expected an object',
);
export const loomBadShape = message(
  'bad-shape',
  'loomBadShape',
  () => 'the shape is not "Square" with "width" and "height"',
);
export const loomBadCells = message(
  'bad-goal',
  'loomBadCells',
  ({ cells }: { cells: number }) => `"cells" is no list of ${counted(cells, 'colour')}`,
);
export const loomNoPalette = message(
  'no-colors',
  'loomNoPalette',
  () => '"palette" is no list of colours',
);
export const loomNoObject = message(
  'bad-color',
  'loomNoObject',
  ({ index }: { index: number }) => `colour ${index} is no object`,
);
export const loomTriangle = message(
  'triangle',
  'loomTriangle',
  ({ index }: { index: number }) =>
    `colour ${index} is a triangle: trianograms are read from .g and from the JSON of Nonokit`,
);
export const loomBadColor = message(
  'bad-color',
  'loomBadColor',
  ({ index }: { index: number }) => `colour ${index} has no "rgb", or not an own "color"`,
);
export const japReadOnly = message(
  'read-only',
  'japReadOnly',
  () => 'the checksum of QNonograms files is unknown, so none are written',
);
export const japBegins = message(
  'bad-title',
  'japBegins',
  () => 'the file does not begin with TLS',
);
export const japColored = message(
  'colored',
  'japColored',
  () => 'the file is of the coloured kind, of which nothing is known',
);
export const japEndsEarly = message(
  'stops-short',
  'japEndsEarly',
  ({ what }: { what: Thing }) => `the file stops short, expected ${what.english}`,
);
export const japPictureIgnored = message(
  'picture-ignored',
  'japPictureIgnored',
  () => 'the picture does not have the clues of the file, so it is left out',
);
export const japUncertain = message(
  'uncertain-format',
  'japUncertain',
  () => 'little is known of QNonograms files; the checksum of this one was not compared',
);
export const logichomeBegins = message(
  'bad-title',
  'logichomeBegins',
  ({ found }: { found: string }) => `the first line is "${found}", expected "www.logichome.org"`,
);
export const logichomeBadCell = message(
  'bad-goal',
  'logichomeBadCell',
  ({ found }: { found: string }) => `a cell is "${found}", expected 0 or 1`,
);
export const logichomeTooManyCells = message(
  'bad-goal',
  'logichomeTooManyCells',
  ({ most }: { most: number }) => `there are more than ${most} cells`,
);
export const sgriddlerBegins = message(
  'bad-title',
  'sgriddlerBegins',
  ({ found }: { found: string }) => `the first line is "${found}", expected "MK Version 3.0"`,
);
export const sgriddlerBadSize = message(
  'bad-size',
  'sgriddlerBadSize',
  ({ found }: { found: string }) => `the line of the size is "${found}", expected width and height`,
);
export const sgriddlerBadCell = message(
  'bad-goal',
  'sgriddlerBadCell',
  ({ found }: { found: string }) => `a cell of the picture is "${found}", expected "#", "." or "?"`,
);
export const sgriddlerPictureIgnored = message(
  'picture-ignored',
  'sgriddlerPictureIgnored',
  () => 'the picture has undecided cells, so it is left out',
);
