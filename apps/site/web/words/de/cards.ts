/** Texts of puzzle cards, in German. */
import type { CardWords } from '../en/cards.js';

export const words: CardWords = {
  difficulties: {
    trivial: 'Sehr leicht',
    easy: 'Leicht',
    medium: 'Mittel',
    hard: 'Schwer',
    expert: 'Sehr schwer',
    guess: 'Raten',
  },
  opened: 'Geöffnetes Rätsel',
  blackAndWhite: 'schwarz-weiß',
  oneColor: '1 Farbe',
  colors: { one: 'Farbe', other: 'Farben' },
  minutes: (count) => `etwa ${count} min`,
  hours: (count, andHalf) => `etwa ${count}${andHalf ? '½' : ''} h`,
  stars: 'Sterne von 5',
  by: (author) => `von ${author}`,
  solves: (count) => (count === 0 ? '' : `${count}-mal gelöst`),
  solvedIn: 'Gelöst in',
  playedFor: 'Begonnen, Spielzeit',
  days: {
    today: 'heute',
    yesterday: 'gestern',
    on: [
      'am Sonntag',
      'am Montag',
      'am Dienstag',
      'am Mittwoch',
      'am Donnerstag',
      'am Freitag',
      'am Samstag',
    ],
  },
};
