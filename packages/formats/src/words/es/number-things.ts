/** Things that the readers of bare numbers name, in Spanish. */
import type * as en from '../en/number-things.js';
import type { ThingTranslation } from '../thing.js';
import { countedLines } from './lines.js';

export const NUMBER_THINGS: ThingTranslation<typeof en> = {
  blockOrZero: 'un bloque, o el 0 que termina una pista',
  columnsThenRows: ({ count }) => `${countedLines(count, 'column')} y luego las filas`,
  blankLineAndColumns: 'una línea vacía y las pistas de las columnas',
};
