/** Texts of the page for unknown addresses, in Russian. */
import type { MissingWords } from '../en/missing.js';

export const words: MissingWords = {
  title: 'На этой странице нет чисел',
  why: 'Возможно, адрес устарел или в нём опечатка.',
  toPuzzles: 'К кроссвордам',
};
