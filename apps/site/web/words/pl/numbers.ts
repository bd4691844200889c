/** Texts of the page with the numbers of a site, in Polish. */
import type { NumbersWords } from '../en/numbers.js';

export const words: NumbersWords = {
  title: 'Strona w liczbach',
  description: 'Ile osób rozwiązuje tu nonogramy i ile nowych przybywa każdego dnia.',
  note: 'Liczone z tego, co strona i tak przechowuje: nikogo nie śledzimy, a rozwiązań gości nie znamy. Dni według UTC.',
  puzzles: { one: 'nonogram', few: 'nonogramy', other: 'nonogramów' },
  solves: {
    one: 'rozwiązanie użytkowników',
    few: 'rozwiązania użytkowników',
    other: 'rozwiązań użytkowników',
  },
  today: {
    one: 'osoba rozwiązywała dzisiaj',
    few: 'osoby rozwiązywały dzisiaj',
    other: 'osób rozwiązywało dzisiaj',
  },
  charts: {
    people: 'Osoby, które rozwiązywały',
    solves: 'Rozwiązania',
    puzzles: 'Nowe nonogramy',
  },
  none: 'na razie nic',
  most: (count) => `najwyżej ${count} dziennie`,
  lastDays: 'Ostatnie trzydzieści dni',
  asTable: 'Wszystkie liczby w tabeli',
  day: 'Dzień',
};
