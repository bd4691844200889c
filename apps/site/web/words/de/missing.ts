/** Texts of the page for unknown addresses, in German. */
import type { MissingWords } from '../en/missing.js';

export const words: MissingWords = {
  title: 'Diese Seite hat keine Zahlen',
  why: 'Die Adresse ist vielleicht alt oder vertippt.',
  toPuzzles: 'Rätsel ansehen',
};
