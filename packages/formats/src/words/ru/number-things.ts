/** Things that the readers of bare numbers name, in Russian, in the nominative. */
import type * as en from '../en/number-things.js';
import type { ThingTranslation } from '../thing.js';

export const NUMBER_THINGS: ThingTranslation<typeof en> = {
  blockOrZero: 'размер блока или 0 после последнего блока',
  columnsThenRows: ({ count }) => `столбцы (${count}), а за ними строки`,
  blankLineAndColumns: 'пустая строка и числа столбцов',
};
