/** What is said after games were sent to the server, in French; a number stands in front. */
import type { SentWords } from '../en/sent.js';

export const words: SentWords = {
  movedIn: {
    one: 'grille de cet appareil est maintenant dans votre compte.',
    other: 'grilles de cet appareil sont maintenant dans votre compte.',
  },
  solved: {
    one: 'grille terminée hors ligne a été envoyée et compte.',
    other: 'grilles terminées hors ligne ont été envoyées et comptent.',
  },
};
