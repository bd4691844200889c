/** Messages of several families about colours, counts and pictures, in English. */
import { counted, lineName } from '@nonokit/core';
import { message } from '../message.js';
import type { NamedLine } from '../thing.js';

export const lexingTooManyColors = message(
  'too-many-colors',
  'lexingTooManyColors',
  ({ colors, most }: { colors: number; most: number }) =>
    `${counted(colors, 'colour')} and a background are more than the ${most} allowed`,
);
export const lexingMoreColors = message(
  'too-many-colors',
  'lexingMoreColors',
  ({ most }: { most: number }) => `more colours than the ${most} allowed`,
);
export const lexingTooManyPuzzles = message(
  'too-many-puzzles',
  'lexingTooManyPuzzles',
  ({ most }: { most: number }) => `the file holds more than the ${most} puzzles allowed`,
);
export const lexingBlocksAnnounced = message(
  'too-many-blocks',
  'lexingBlocksAnnounced',
  ({ line, blocks, length }: { line: NamedLine; blocks: number; length: number }) =>
    `${lineName(line)} announces ${counted(blocks, 'block')}, but it has ${counted(length, 'cell')}`,
);
export const lexingBlankPuzzle = message(
  'empty-file',
  'lexingBlankPuzzle',
  () => 'the file is blank, expected a puzzle',
);
export const lexingNoRows = message(
  'no-clues',
  'lexingNoRows',
  () => 'no rows, expected a line each',
);
export const lexingTooManyCells = message(
  'too-large',
  'lexingTooManyCells',
  ({ width, height, most }: { width: number; height: number; most: number }) =>
    `${width}x${height} is more than the ${most.toLocaleString('en-US')} cells allowed`,
);
export const lexingTooManyLines = message(
  'too-large',
  'lexingTooManyLines',
  ({ width, height, most }: { width: number; height: number; most: number }) =>
    [
      `${width}x${height} is more than the`,
      `${most.toLocaleString('en-US')} rows and columns allowed`,
    ].join(' '),
);
export const lexingGoesOn = message(
  'trailing-text',
  'lexingGoesOn',
  () => 'the string goes on after the puzzle, expected its end',
);
export const lexingElementLeftOut = message(
  'unknown-element',
  'lexingElementLeftOut',
  ({ name }: { name: string }) => `the element <${name}> is unknown here and was left out`,
);
