/** Things that the readers of sites’ files name, in Spanish. */
import type * as en from '../en/site-things.js';
import type { ThingTranslation } from '../thing.js';

export const SITE_THINGS: ThingTranslation<typeof en> = {
  taskQuote: 'la comilla de cierre de la tarea',
  nextLineNumbers: 'los números de la línea siguiente',
  thePuzzleKind: 'el tipo de nonograma',
  numberOrDot: 'un número o «.»',
  firstList: 'la primera lista',
  colorOffsets: 'los desplazamientos de los colores',
  theColor: ({ number }) => `el color ${number}`,
  theRunCount: 'el número de tramos',
  runOffsets: 'los desplazamientos de los tramos',
  aRunOf: ({ number, count }) => `el tramo ${number} de ${count}`,
};
