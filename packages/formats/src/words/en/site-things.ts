/** Things that the readers of sites’ files name, in English. */
import { thing, thingWith } from '../thing.js';

export const taskQuote = thing('taskQuote', 'the closing quote of the task');
export const nextLineNumbers = thing('nextLineNumbers', 'the numbers of the next line');
export const thePuzzleKind = thing('thePuzzleKind', 'the kind of puzzle');
export const numberOrDot = thing('numberOrDot', 'a number or "."');
export const firstList = thing('firstList', 'nothing');
export const colorOffsets = thing('colorOffsets', 'the offsets of the colours');
export const theColor = thingWith(
  'theColor',
  ({ number }: { number: number }) => `colour ${number}`,
);
export const theRunCount = thing('theRunCount', 'the number of runs');
export const runOffsets = thing('runOffsets', 'the offsets of the runs');
export const aRunOf = thingWith(
  'aRunOf',
  ({ number, count }: { number: number; count: number }) => `run ${number} of ${count}`,
);
