/** Things that the readers of bare numbers name, in French. */
import type * as en from '../en/number-things.js';
import type { ThingTranslation } from '../thing.js';

export const NUMBER_THINGS: ThingTranslation<typeof en> = {
  blockOrZero: 'un bloc, ou le 0 qui termine un indice',
  columnsThenRows: ({ count }) => `${count} colonne${count < 2 ? '' : 's'}, puis les lignes`,
  blankLineAndColumns: 'une ligne vide et les indices des colonnes',
};
