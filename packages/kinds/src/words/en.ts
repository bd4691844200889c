/** English messages about puzzles of other kinds whose parts do not fit together. */
import type { DirectionName } from '@nonokit/core';
import { message } from './message.js';

/** A line, or the first of two, as a parameter. */
export type KindLineParam = { readonly direction: DirectionName; readonly index: number };

/** Lines of each direction, for people: "rows". */
const LINES = {
  row: 'rows',
  column: 'columns',
  slash: '"/" lines',
  backslash: '"\\" lines',
} as const;

/** "row 7", '"/" line 2'. */
export function kindLineName({ direction, index }: KindLineParam): string {
  return `${LINES[direction].replace(/s$/, '')} ${index + 1}`;
}

export const kindBadSize = message(
  'bad-size',
  'kindBadSize',
  ({ side, size, least }: { side: string; size: number; least: number }) =>
    `${side} is ${size}, expected a whole number from ${least}`,
);

export const kindTooLarge = message(
  'too-large',
  'kindTooLarge',
  ({ cells, most }: { cells: number; most: number }) =>
    `the board has ${cells} cells, more than the ${most} allowed for this kind of puzzle`,
);

export const kindTooHard = message(
  'too-large',
  'kindTooHard',
  () => 'the clues have more arrangements than this kind of puzzle may have; try a smaller board',
);

export const kindTooManyColors = message(
  'too-many-colors',
  'kindTooManyColors',
  ({ colors, most }: { colors: number; most: number }) =>
    `${colors} colours are more than the ${most} allowed for this kind of puzzle`,
);

export const kindPairColors = message(
  'too-many-colors',
  'kindPairColors',
  () => 'clues over two lines are for black-and-white puzzles, and this one has several inks',
);

export const kindBadSides = message(
  'bad-size',
  'kindBadSides',
  () =>
    'the sides do not close: topLeft + bottomLeft must be topRight + bottomRight, ' +
    'and topLeft + top must be bottomRight + bottom',
);

export const kindLineCount = message(
  'wrong-count',
  'kindLineCount',
  ({ direction, found, expected }: { direction: DirectionName; found: number; expected: number }) =>
    `the ${LINES[direction]} have ${found} ${found === 1 ? 'clue' : 'clues'}, expected ${expected}`,
);

export const kindBadItem = message(
  'bad-clue',
  'kindBadItem',
  ({ line, found }: { line: KindLineParam; found: string }) =>
    `${kindLineName(line)} has the number ${found}, expected a whole number from 1`,
);

export const kindBadColor = message(
  'unknown-color',
  'kindBadColor',
  ({ line, color, last }: { line: KindLineParam; color: number; last: number }) =>
    `${kindLineName(line)} has the colour ${color}, expected one from 1 to ${last}`,
);

export const kindBadPair = message(
  'bad-clue',
  'kindBadPair',
  ({ line }: { line: KindLineParam }) =>
    `the clue of two lines from ${kindLineName(line)} on must have small numbers before, between ` +
    'and after its large ones, and large ones from 2',
);

export const kindPairTriangles = message(
  'bad-clue',
  'kindPairTriangles',
  () => 'clues over two lines are for boards of square cells',
);

export const kindCutPaper = message(
  'triangles',
  'kindCutPaper',
  () => 'the background is cut by a diagonal, expected one colour',
);

export const kindCutTriangles = message(
  'triangles',
  'kindCutTriangles',
  () => 'cells cut by a diagonal are for boards of square cells',
);

export const kindBadGlue = message(
  'bad-clue',
  'kindBadGlue',
  ({ line }: { line: KindLineParam }) =>
    `${kindLineName(line)} has a glued block that does not follow a block of another colour, ` +
    'or neither of the two is cut',
);

export const kindTooLong = message(
  'clue-too-long',
  'kindTooLong',
  ({ line, needs, length }: { line: KindLineParam; needs: number; length: number }) =>
    `${kindLineName(line)} needs ${needs} cells and has ${length}`,
);

export const kindGoalLength = message(
  'bad-goal',
  'kindGoalLength',
  ({ found, expected }: { found: number; expected: number }) =>
    `the picture has ${found} cells, the board has ${expected}`,
);

export const kindGoalColor = message(
  'unknown-color',
  'kindGoalColor',
  ({ color, last }: { color: number; last: number }) =>
    `the picture has the colour ${color}, expected one from 0 to ${last}`,
);

export const kindGoalDiffers = message(
  'bad-goal',
  'kindGoalDiffers',
  () => 'the picture is not a solution of the clues',
);
