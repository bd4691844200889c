/** Messages of the readers of other programs' JSON, in English. */
import { counted } from '@nonokit/core';
import { message } from '../message.js';

export const jsonNoLists = message(
  'no-clues',
  'jsonNoLists',
  () => 'there are no lists "rows" and "columns", expected both',
);
export const jsonWithheld = message(
  'bad-clue',
  'jsonWithheld',
  () => 'a clue is withheld, expected the numbers of its blocks',
);
export const jsonNoClue = message(
  'bad-clue',
  'jsonNoClue',
  () => 'a clue is no list, expected the numbers of its blocks',
);
export const jsonOddBlock = message(
  'bad-block',
  'jsonOddBlock',
  () => 'a block is odd, expected a number or a pair',
);
export const jsonMixedBlocks = message(
  'bad-block',
  'jsonMixedBlocks',
  () => 'a block is odd, expected all blocks written alike',
);
export const jsonBadContent = message(
  'bad-content',
  'jsonBadContent',
  ({ cells }: { cells: number }) =>
    `"content" does not fit, expected ${counted(cells, 'cell')} of -1, 0 or 1`,
);
export const jsonPartialPicture = message(
  'partial-picture',
  'jsonPartialPicture',
  () => 'the partial picture is ignored: only clues are read',
);
export const jsonNoPicture = message(
  'no-picture',
  'jsonNoPicture',
  () => 'the JSON holds neither clues nor a picture, expected lists of clues or rows of 0 and 1',
);
export const jsonManyCharacters = message(
  'too-many-colors',
  'jsonManyCharacters',
  ({ most }: { most: number }) => `a picture of more than ${most} characters`,
);
