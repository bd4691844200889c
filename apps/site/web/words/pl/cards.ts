/** Texts of puzzle cards, in Polish. */
import type { CardWords } from '../en/cards.js';
import { counted } from './grammar.js';

export const words: CardWords = {
  difficulties: {
    trivial: 'Bardzo łatwy',
    easy: 'Łatwy',
    medium: 'Średni',
    hard: 'Trudny',
    expert: 'Bardzo trudny',
    guess: 'Zgadywanie',
  },
  opened: 'Nonogram z pliku',
  blackAndWhite: 'czarno-biały',
  oneColor: '1 kolor',
  colors: { one: 'kolor', few: 'kolory', many: 'kolorów', other: 'koloru' },
  minutes: (count) => `około ${count} min`,
  hours: (count, andHalf) => `około ${count}${andHalf ? '½' : ''} godz.`,
  stars: 'gwiazdek z 5',
  by: (author) => `autor: ${author}`,
  solves: (count) => (count === 0 ? '' : counted(count, 'rozwiązanie', 'rozwiązania', 'rozwiązań')),
  solvedIn: 'Rozwiązany w',
  playedFor: 'Zaczęty, czas gry',
  days: {
    today: 'dzisiaj',
    yesterday: 'wczoraj',
    on: [
      'w niedzielę',
      'w poniedziałek',
      'we wtorek',
      'w środę',
      'w czwartek',
      'w piątek',
      'w sobotę',
    ],
  },
};
