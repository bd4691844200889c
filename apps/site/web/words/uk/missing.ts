/** Texts of the page for unknown addresses, in Ukrainian. */
import type { MissingWords } from '../en/missing.js';

export const words: MissingWords = {
  title: 'На цій сторінці немає чисел',
  why: 'Адреса, мабуть, застаріла або набрана з помилкою.',
  toPuzzles: 'До кросвордів',
};
