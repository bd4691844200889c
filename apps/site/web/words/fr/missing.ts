/** Texts of the page for unknown addresses, in French. */
import type { MissingWords } from '../en/missing.js';

export const words: MissingWords = {
  title: 'Cette page n’a pas d’indices',
  why: 'L’adresse est peut-être ancienne ou mal tapée.',
  toPuzzles: 'Voir les grilles',
};
