/** English messages about puzzles whose parts do not fit together, and about places in files. */
import { lineName } from '../line.js';
import { counted, thereAre } from './counted.js';
import { message } from './message.js';

/** A line as a parameter; `lineName` and its translations name it. */
export type LineParam = { readonly kind: 'row' | 'column'; readonly index: number };

export const atLine = message(
  'place',
  'atLine',
  ({ line, what }: { line: number; what: string }) => `line ${line}: ${what}`,
);

export const atColumn = message(
  'place',
  'atColumn',
  ({ line, column, what }: { line: number; column: number; what: string }) =>
    `line ${line}, column ${column}: ${what}`,
);

export const noCluesNorPicture = message(
  'no-clues',
  'noCluesNorPicture',
  () => 'there are neither clues nor a picture',
);

export const noClues = message(
  'no-clues',
  'noClues',
  ({ kind }: { kind: LineParam['kind'] }) => `there are neither ${kind} clues nor a picture`,
);

export const badSize = message(
  'bad-size',
  'badSize',
  ({ side, size }: { side: 'width' | 'height'; size: number }) =>
    `the ${side} is ${size}, expected a whole number from 1`,
);

export const tooManyCells = message(
  'too-large',
  'tooManyCells',
  ({ width, height, most }: { width: number; height: number; most: number }) =>
    `${width}x${height} is more than the ${most.toLocaleString('en-US')} cells allowed`,
);

export const tooManyLines = message(
  'too-large',
  'tooManyLines',
  ({ width, height, most }: { width: number; height: number; most: number }) =>
    `${width}x${height} is more than the ${most.toLocaleString('en-US')} rows and columns allowed`,
);

export const tooManyColors = message(
  'too-many-colors',
  'tooManyColors',
  ({ colors, most }: { colors: number; most: number }) =>
    `${colors} colours are more than the ${most} allowed`,
);

export const noColors = message(
  'no-colors',
  'noColors',
  () => 'the palette is empty, expected a background',
);

export const badColor = message(
  'bad-color',
  'badColor',
  ({ color, rgb }: { color: number; rgb: string }) =>
    `colour ${color} is "${rgb}", expected six digits like "#c8141e"`,
);

export const wrongLineCount = message(
  'wrong-line-count',
  'wrongLineCount',
  ({ kind, found, expected }: { kind: LineParam['kind']; found: number; expected: number }) =>
    `${thereAre(found, `${kind} clue`)}, expected ${expected}`,
);

export const badBlock = message(
  'bad-block',
  'badBlock',
  ({ line, size }: { line: LineParam; size: number }) =>
    `${lineName(line)}: a block of ${counted(size, 'cell')}, expected a whole number from 1`,
);

export const unknownColor = message(
  'unknown-color',
  'unknownColor',
  ({ line, color, last }: { line: LineParam; color: number; last: number }) =>
    `${lineName(line)}: a block has the unknown colour ${color}, the palette ends at ${last}`,
);

export const blankBlock = message(
  'blank-block',
  'blankBlock',
  ({ line }: { line: LineParam }) => `${lineName(line)}: a block has the background colour`,
);

export const clueTooLong = message(
  'clue-too-long',
  'clueTooLong',
  // the clue is null if it is too long to read
  (p: { line: LineParam; clue: string | null; needs: number; length: number }) =>
    `${lineName(p.line)}: the clue${p.clue === null ? '' : ` "${p.clue}"`} needs ${p.needs} cells, ` +
    `but the line has ${p.length}`,
);

export const sumsDiffer = message(
  'sums-differ',
  'sumsDiffer',
  // the colour is null if the puzzle has only one
  ({ rows, columns, color }: { rows: number; columns: number; color: string | null }) =>
    `the rows add up to ${counted(rows, 'cell')}${color === null ? '' : ` of colour ${color}`}, ` +
    `the columns to ${columns}: a number is wrong or missing`,
);

export const goalHeight = message(
  'bad-goal',
  'goalHeight',
  ({ found, expected }: { found: number; expected: number }) =>
    `the picture has ${counted(found, 'row')}, expected ${expected}`,
);

export const goalWidth = message(
  'bad-goal',
  'goalWidth',
  ({ line, found, expected }: { line: LineParam; found: number; expected: number }) =>
    `${lineName(line)} of the picture has ${counted(found, 'cell')}, expected ${expected}`,
);

export const goalColor = message(
  'bad-goal',
  'goalColor',
  ({ line, color, last }: { line: LineParam; color: number; last: number }) =>
    `${lineName(line)} of the picture has the unknown colour ${color}, expected 0..${last}`,
);

export const goalDiffers = message(
  'goal-differs',
  'goalDiffers',
  ({ line, found, expected }: { line: LineParam; found: string; expected: string }) =>
    `${lineName(line)}: the picture has the clue "${found}", expected "${expected}"`,
);

export const goalDiffersLong = message(
  'goal-differs',
  'goalDiffersLong',
  ({ line }: { line: LineParam }) => `${lineName(line)}: the picture does not have the line's clue`,
);
