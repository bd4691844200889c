/** Things that messages about files of bare numbers name, in German, in the nominative. */
import type * as en from '../en/number-things.js';
import type { ThingTranslation } from '../thing.js';
import { counted } from './lines.js';

export const NUMBER_THINGS: ThingTranslation<typeof en> = {
  blockOrZero: 'ein Block oder die 0 am Ende einer Linie',
  columnsThenRows: ({ count }) => `${counted(count, 'Spalte', 'Spalten')} und dann die Zeilen`,
  blankLineAndColumns: 'eine Leerzeile und die Zahlen der Spalten',
};
