/** What is said in English about puzzles and marks that cannot be explained. */
import { message } from '../message.js';

export const tooManyInks = message(
  'too-many-colors',
  'tooManyInks',
  ({ colors, most }: { colors: number; most: number }) =>
    `the puzzle has ${colors} colours, explaining takes at most ${most}`,
);

/** The size of marks and of their puzzle. */
type Sizes = {
  readonly width: number;
  readonly height: number;
  readonly puzzleWidth: number;
  readonly puzzleHeight: number;
};

export const marksDoNotFit = message(
  'wrong-size',
  'marksDoNotFit',
  ({ width, height, puzzleWidth, puzzleHeight }: Sizes) =>
    `the marks have ${width}x${height}, the puzzle has ${puzzleWidth}x${puzzleHeight} cells`,
);

export const unknownMark = message(
  'unknown-color',
  'unknownMark',
  ({ color }: { color: number }) => `the marks have colour ${color}, which the puzzle has not`,
);

export const ratingStopped = message(
  'stopped',
  'ratingStopped',
  () => 'the rating was stopped before its end',
);
