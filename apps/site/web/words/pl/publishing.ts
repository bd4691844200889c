/** Why the server does not publish a puzzle, or only after a question, in Polish. */
import type { PublishingWords } from '../en/publishing.js';

export const words: PublishingWords = {
  refusals: {
    empty: 'Obrazek jest pusty: nic nie jest zamalowane.',
    several: 'Nonogram ma więcej niż jedno rozwiązanie; zmieniaj obrazek, aż zostanie jedno.',
    unknown: 'Serwer nie zdążył ustalić, czy nonogram ma jedno rozwiązanie; uprość go.',
    none: 'Nonogram nie ma rozwiązania; któraś liczba jest błędna.',
  },
  warnings: {
    'not-by-lines': 'Nie da się go rozwiązać linia po linii.',
    trivial: 'Jest zbyt prosty.',
    'mostly-empty': 'Jest prawie pusty.',
    'empty-borders': 'Ma puste linie przy brzegach.',
    same: 'Taki sam obrazek już opublikowano.',
    'no-title': 'Nie ma tytułu.',
  },
  accept: 'Aby mimo to opublikować, wyślij "acceptWarnings": true.',
};
