/** Things that messages about sites name, in German, in the nominative. */
import type * as en from '../en/site-things.js';
import type { ThingTranslation } from '../thing.js';

export const SITE_THINGS: ThingTranslation<typeof en> = {
  taskQuote: 'das schließende Anführungszeichen der Aufgabe',
  nextLineNumbers: 'die Zahlen der nächsten Linie',
  thePuzzleKind: 'die Art des Rätsels',
  numberOrDot: 'eine Zahl oder „.“',
  firstList: 'die erste Liste',
  colorOffsets: 'die Verschiebungen der Farben',
  theColor: ({ number }) => `Farbe ${number}`,
  theRunCount: 'die Anzahl der Stücke',
  runOffsets: 'die Verschiebungen der Stücke',
  aRunOf: ({ number, count }) => `Stück ${number} von ${count}`,
};
