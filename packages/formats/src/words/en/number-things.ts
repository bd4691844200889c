/** Things that the readers of bare numbers name, in English. */
import { counted } from '@nonokit/core';
import { thing, thingWith } from '../thing.js';

export const blockOrZero = thing('blockOrZero', 'a block, or the 0 that ends a clue');
export const columnsThenRows = thingWith(
  'columnsThenRows',
  ({ count }: { count: number }) => `${counted(count, 'column')} and then the rows`,
);
export const blankLineAndColumns = thing(
  'blankLineAndColumns',
  'a blank line and the clues of the columns',
);
