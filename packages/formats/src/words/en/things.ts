/** Words for things that messages of several readers name, in English. */
import { lineName } from '@nonokit/core';
import { type LineKind, type NamedLine, thing, thingWith } from '../thing.js';

export const aBlock = thing('aBlock', 'a block');
export const aWidth = thing('aWidth', 'a width');
export const aHeight = thing('aHeight', 'a height');
export const theWidth = thing('theWidth', 'the width');
export const theHeight = thing('theHeight', 'the height');
export const widthAndHeight = thing('widthAndHeight', 'width and height');
export const heightAndWidth = thing('heightAndWidth', 'height and width');
export const theRowCount = thing('theRowCount', 'the number of rows');
export const theColumnCount = thing('theColumnCount', 'the number of columns');
export const thePuzzleCount = thing('thePuzzleCount', 'the number of puzzles');
export const theColorCount = thing('theColorCount', 'the number of colours');
export const aColorCount = thing('aColorCount', 'a number of colours');
export const aColorNumber = thing('aColorNumber', 'the number of a colour');
export const aBlockLength = thing('aBlockLength', 'the length of a block');
export const aNumber = thing('aNumber', 'a number');
export const aCount = thing('aCount', 'a count');
export const aCell = thing('aCell', 'a cell');
export const theRowClues = thing('theRowClues', 'the clues of the rows');
export const theColumnClues = thing('theColumnClues', 'the clues of the columns');
export const someColors = thing('someColors', 'colours');
export const someProperties = thing('someProperties', 'properties');
export const aGoal = thing('aGoal', 'a goal');
export const aGameId = thing('aGameId', 'a game id');
export const aShareString = thing('aShareString', 'a share string');
export const anAddress = thing('anAddress', 'an address');
export const aTaskString = thing('aTaskString', 'a task string');
export const aRowOf = thingWith(
  'aRowOf',
  ({ row, count }: { row: number; count: number }) => `row ${row} of ${count}`,
);
export const aColorOf = thingWith(
  'aColorOf',
  ({ number, count }: { number: number; count: number }) => `colour ${number} of ${count}`,
);
export const aClueOf = thingWith(
  'aClueOf',
  ({ number, count }: { number: number; count: number }) => `clue ${number} of ${count}`,
);
export const aClueOfLines = thingWith(
  'aClueOfLines',
  ({ number, count, kind }: { number: number; count: number; kind: LineKind }) =>
    `clue ${number} of the ${count} ${kind}s`,
);
export const aBlockCountOf = thingWith(
  'aBlockCountOf',
  ({ line, count }: { line: NamedLine; count: number }) =>
    `how many blocks ${lineName(line)} of ${count} has`,
);
/** Lines of the file, not of the puzzle. */
export const fileLines = thingWith('fileLines', ({ from, to }: { from: number; to: number }) =>
  from === to ? `line ${from} of the file` : `lines ${from} to ${to} of the file`,
);
