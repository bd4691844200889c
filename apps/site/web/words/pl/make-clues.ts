/** Texts of the maker's editor of clues, in Polish. */
import type { MakeClueWords } from '../en/make-clues.js';

export const words: MakeClueWords = {
  enter: 'Wpisz liczby nonogramu',
  heading: 'Obrazek z liczb',
  help: 'Wpisz liczby każdego wiersza i każdej kolumny albo wklej je jako tekst. Obrazek z nich wynika.',
  board: 'Liczby tak, jak je wpisano',
  draw: 'Narysuj obrazek',
  drawOne: 'Narysuj jeden z obrazków',
  drawn: 'Obrazek z liczb jest otwarty jako nowy szkic.',
  clear: 'Usuń wszystkie liczby',
};
