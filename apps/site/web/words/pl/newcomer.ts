/** Texts for newcomers to nonograms, and the links at the end of the first page, in Polish. */
import type { NewcomerWords } from '../en/newcomer.js';

export const words: NewcomerWords = {
  what: 'Nonogram (obrazek logiczny) to obrazek ukryty w liczbach: każda mówi, ile kratek pod rząd jest zamalowanych.',
  first: 'Pierwszy raz z nonogramami?',
  learn: 'Naucz się w minutę',
  easiest: 'Zacznij od najłatwiejszych',
  rules: 'Każda liczba mówi, ile kratek pod rząd jest zamalowanych.',
  closeTip: 'Zamknij tę wskazówkę',
  back: 'Wróć do nonogramu',
  tooMany: {
    row: (index) => `W wierszu ${index} jest zamalowanych więcej kratek, niż mówi jego liczba.`,
    column: (index) => `W kolumnie ${index} jest zamalowanych więcej kratek, niż mówi jej liczba.`,
  },
  empty: {
    mouse: 'Naciśnij zamalowaną kratkę jeszcze raz, aby ją opróżnić.',
    touch: 'Stuknij zamalowaną kratkę jeszcze raz, aby ją opróżnić.',
    keyboard: 'Spacja na zamalowanej kratce ją opróżnia.',
  },
  links: 'Więcej stron',
  help: 'Pomoc',
  about: 'O stronie',
  ranking: 'Ranking',
  settings: 'Ustawienia',
};
