/** Things that the readers of bare numbers name, in Ukrainian, in the nominative. */
import type * as en from '../en/number-things.js';
import type { ThingTranslation } from '../thing.js';

export const NUMBER_THINGS: ThingTranslation<typeof en> = {
  blockOrZero: 'розмір блока або 0 після останнього блока',
  columnsThenRows: ({ count }) => `стовпці (${count}), а за ними рядки`,
  blankLineAndColumns: 'порожній рядок і числа стовпців',
};
