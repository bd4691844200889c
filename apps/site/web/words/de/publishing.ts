/** Why the server does not publish a puzzle, or only after a question, in German. */
import type { PublishingWords } from '../en/publishing.js';

export const words: PublishingWords = {
  refusals: {
    empty: 'Das Bild ist leer: Nichts ist ausgefüllt.',
    several: 'Das Rätsel hat mehr als eine Lösung; ändere das Bild, bis es nur noch eine hat.',
    unknown:
      'Der Server konnte nicht rechtzeitig klären, ob das Rätsel genau eine Lösung hat; mach es einfacher.',
    none: 'Das Rätsel hat keine Lösung; eine Zahl ist falsch.',
  },
  warnings: {
    'not-by-lines': 'Es lässt sich nicht linienweise lösen.',
    trivial: 'Es ist trivial.',
    'mostly-empty': 'Es ist größtenteils leer.',
    'empty-borders': 'Es hat leere Linien am Rand.',
    same: 'Dasselbe Bild wurde schon veröffentlicht.',
    'no-title': 'Es hat keinen Titel.',
  },
  accept: 'Sende "acceptWarnings": true, um es trotzdem zu veröffentlichen.',
};
