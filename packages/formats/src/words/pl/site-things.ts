/** Things that the readers of sites’ files name, in Polish, in the nominative. */
import type * as en from '../en/site-things.js';
import type { ThingTranslation } from '../thing.js';

export const SITE_THINGS: ThingTranslation<typeof en> = {
  taskQuote: 'cudzysłów zamykający zadanie',
  nextLineNumbers: 'liczby następnej linii',
  thePuzzleKind: 'rodzaj łamigłówki',
  numberOrDot: 'liczba albo "."',
  firstList: 'pierwsza lista',
  colorOffsets: 'przesunięcia kolorów',
  theColor: ({ number }) => `kolor ${number}`,
  theRunCount: 'liczba ciągów',
  runOffsets: 'przesunięcia ciągów',
  aRunOf: ({ number, count }) => `ciąg ${number} z ${count}`,
};
