/** Texts of puzzle cards, in Ukrainian. */
import type { CardWords } from '../en/cards.js';

export const words: CardWords = {
  difficulties: {
    trivial: 'Найлегший',
    easy: 'Легкий',
    medium: 'Середній',
    hard: 'Складний',
    expert: 'Дуже складний',
    guess: 'З перебором',
  },
  opened: 'З файлу',
  blackAndWhite: 'чорно-білий',
  oneColor: '1 колір',
  colors: { one: 'колір', few: 'кольори', many: 'кольорів', other: 'кольору' },
  minutes: (count) => `близько ${count} хв`,
  hours: (count, andHalf) => `близько ${count}${andHalf ? '½' : ''} год`,
  stars: 'зірок із 5',
  by: (author) => `автор: ${author}`,
  solves: (count) => (count === 0 ? '' : `розв’язали: ${count}`),
  solvedIn: 'Розв’язано за',
  playedFor: 'Розпочато, у грі',
  days: {
    today: 'сьогодні',
    yesterday: 'учора',
    on: ['у неділю', 'у понеділок', 'у вівторок', 'у середу', 'у четвер', 'у п’ятницю', 'у суботу'],
  },
};
