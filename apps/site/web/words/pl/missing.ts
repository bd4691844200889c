/** Texts of the page for unknown addresses, in Polish. */
import type { MissingWords } from '../en/missing.js';

export const words: MissingWords = {
  title: 'Ta strona nie ma liczb',
  why: 'Adres może być stary albo z literówką.',
  toPuzzles: 'Do nonogramów',
};
