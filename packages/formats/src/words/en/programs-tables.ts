/** Messages of the readers of tables, in English. */
import { counted, thereAre } from '@nonokit/core';
import { message } from '../message.js';

export const archiloqueLines = message(
  'wrong-line-count',
  'archiloqueLines',
  ({ found }: { found: number }) =>
    `${thereAre(found, 'line')} with text, expected rows and columns`,
);
export const tableBegins = message(
  'no-corner',
  'tableBegins',
  () => 'the file does not begin with a blank cell and a comma, expected a blank corner',
);
export const tableTooLarge = message(
  'too-large',
  'tableTooLarge',
  () => 'the table is larger than that of any puzzle allowed',
);
export const tableNoCorner = message(
  'no-corner',
  'tableNoCorner',
  () => 'no blank corner at the top left separates the column clues from the row clues',
);
export const tableNoClues = message('no-clues', 'tableNoClues', () => 'the table has no clues');
export const tableBlotted = message(
  'blotted',
  'tableBlotted',
  () => 'the number "#" is hidden: a nonogram of another kind, which is not taken here',
);
export const tableNoNumber = message(
  'bad-number',
  'tableNoNumber',
  ({ found }: { found: string }) => `found "${found}", expected a number or a blank cell`,
);
export const ctuTooManyClues = message(
  'wrong-line-count',
  'ctuTooManyClues',
  ({ expected }: { expected: number }) =>
    `there are more clues than rows and columns, expected ${counted(expected, 'line')}`,
);
export const ctuNoLength = message(
  'no-length',
  'ctuNoLength',
  ({ id }: { id: string }) => `the colour "${id}" stands alone, expected a length`,
);
export const ctuBadColor = message(
  'bad-color',
  'ctuBadColor',
  ({ found }: { found: string }) =>
    `"${found}" is not a colour, expected one character that is no digit`,
);
export const ctuTooFewSigns = message(
  'too-many-colors',
  'ctuTooFewSigns',
  ({ colors, most }: { colors: number; most: number }) =>
    `${counted(colors, 'colour')}, but CTU course CSV has characters for ${most}`,
);
