/** Things that the readers of sites’ files name, in French. */
import type * as en from '../en/site-things.js';
import type { ThingTranslation } from '../thing.js';

export const SITE_THINGS: ThingTranslation<typeof en> = {
  taskQuote: 'le guillemet fermant de la tâche',
  nextLineNumbers: 'les nombres de la rangée suivante',
  thePuzzleKind: 'la sorte de grille',
  numberOrDot: 'un nombre ou "."',
  firstList: 'la première liste',
  colorOffsets: 'les décalages des couleurs',
  theColor: ({ number }) => `la couleur ${number}`,
  theRunCount: 'le nombre de suites',
  runOffsets: 'les décalages des suites',
  aRunOf: ({ number, count }) => `la suite ${number} sur ${count}`,
};
