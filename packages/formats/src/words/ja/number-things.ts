/** Things that the readers of bare numbers name, in Japanese. */
import type * as en from '../en/number-things.js';
import type { ThingTranslation } from '../thing.js';

export const NUMBER_THINGS: ThingTranslation<typeof en> = {
  blockOrZero: 'ブロック、または数字の終わりの0',
  columnsThenRows: ({ count }) => `${count}本の列と、続く行`,
  blankLineAndColumns: '空行と列の数字',
};
