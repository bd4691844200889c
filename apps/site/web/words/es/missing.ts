/** Texts of the page for unknown addresses, in Spanish. */
import type { MissingWords } from '../en/missing.js';

export const words: MissingWords = {
  title: 'Esta página no tiene pistas',
  why: 'Puede que la dirección sea antigua o esté mal escrita.',
  toPuzzles: 'Ver nonogramas',
};
