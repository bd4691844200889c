/** Things that the readers of bare numbers name, in Polish, in the nominative. */
import type * as en from '../en/number-things.js';
import type { ThingTranslation } from '../thing.js';

export const NUMBER_THINGS: ThingTranslation<typeof en> = {
  blockOrZero: 'długość bloku albo 0 po ostatnim bloku',
  columnsThenRows: ({ count }) => `kolumny (${count}), a po nich wiersze`,
  blankLineAndColumns: 'pusta linia i liczby kolumn',
};
