/** Texts of the page of a puzzle, in Polish. */
import type { PuzzleWords } from '../en/puzzle.js';
import { noun } from './grammar.js';

export const words: PuzzleWords = {
  description: (facts) => `Nonogram do rozwiązania: ${facts}. Tytuł i obrazek pozostają ukryte.`,
  clues: 'Liczby',
  rows: 'Wiersze',
  columns: 'Kolumny',
  row: (index) => `Wiersz ${index}`,
  column: (index) => `Kolumna ${index}`,
  nothing: 'nic',
  cluesText: 'Pełna gra wymaga JavaScriptu. Oto liczby, by rozwiązać nonogram na papierze.',
  plain: 'Graj bez skryptów',
  print: 'Arkusz do druku',
  solves: (count) => `rozwiązany ${count} ${noun(count, 'raz', 'razy', 'razy')}`,
  by: (author) => `autor: ${author}`,
  downloads: 'Pobierz',
  downloadsText: 'Tylko liczby, dopóki nonogram nie jest rozwiązany.',
  sheet: (format) => `Arkusz do druku (${format})`,
  certificate: {
    cnf: 'Certyfikat: formuła „istnieje inny obrazek”',
    drat: 'Certyfikat: dowód, że innego nie ma',
    lrat: 'Certyfikat: dowód ze wskazówkami, dla zweryfikowanych programów sprawdzających',
  },
  unreadable: 'Nie udało się odczytać nonogramu. Odśwież stronę.',
  changed: 'Od początku twojej gry autor zmienił nonogram. Poprzednia gra jest zachowana.',
  mine: 'To twój nonogram.',
};
