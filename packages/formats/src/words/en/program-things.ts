/** Things that the readers of programs’ files name, in English. */
import { counted } from '@nonokit/core';
import { type LineKind, thing, thingWith } from '../thing.js';

export const rowsKeyword = thing('rowsKeyword', '"rows" and their clues');
export const columnsKeyword = thing('columnsKeyword', '"columns" and their clues');
export const closingMark = thingWith(
  'closingMark',
  ({ mark, key }: { mark: string; key: string }) => `the closing ${mark} of the ${key}`,
);
export const cellsGot = thingWith(
  'cellsGot',
  ({ count, found }: { count: number; found: number }) => `${counted(count, 'cell')}, got ${found}`,
);
export const twoClueLines = thing(
  'twoClueLines',
  'two lines: the clues of the rows, then of the columns',
);
export const pictureLines = thingWith(
  'pictureLines',
  ({ count }: { count: number }) => `${counted(count, 'line')} of the picture`,
);
export const cluesGot = thingWith(
  'cluesGot',
  ({ count, kind, found }: { count: number; kind: LineKind; found: number }) =>
    `the clues of ${count} ${kind}s, got ${found}`,
);
export const columnsAfterRows = thing('columnsAfterRows', '"columns:" after the rows');
export const gridAndName = thing('gridAndName', '"GRID" and a name');
export const rowsOrColumns = thing('rowsOrColumns', '"ROWS" or "COLUMNS"');
export const bracketedClue = thing('bracketedClue', 'a clue like "[ 1 2 ]"');
export const itsSizes = thing('itsSizes', 'its sizes');
export const pictureOfSize = thingWith(
  'pictureOfSize',
  ({ width, height }: { width: number; height: number }) => `a picture of ${width}x${height} cells`,
);
export const cluesOfSize = thingWith(
  'cluesOfSize',
  ({ width, height }: { width: number; height: number }) =>
    `the clues of ${counted(width, 'column')} and ${counted(height, 'row')}`,
);
export const atLeastOneColumn = thing('atLeastOneColumn', 'at least one column');
export const blockRed = thing('blockRed', "a block's red");
export const blockGreen = thing('blockGreen', "a block's green");
export const blockBlue = thing('blockBlue', "a block's blue");
