/** Texts of puzzle cards, in Russian. */
import type { CardWords } from '../en/cards.js';

export const words: CardWords = {
  difficulties: {
    trivial: 'Простейший',
    easy: 'Лёгкий',
    medium: 'Средний',
    hard: 'Трудный',
    expert: 'Очень трудный',
    guess: 'С перебором',
  },
  opened: 'Из файла',
  blackAndWhite: 'чёрно-белый',
  oneColor: '1 цвет',
  colors: { one: 'цвет', few: 'цвета', many: 'цветов', other: 'цвета' },
  minutes: (count) => `около ${count} мин`,
  hours: (count, andHalf) => `около ${count}${andHalf ? '½' : ''} ч`,
  stars: 'звёзд из 5',
  by: (author) => `автор: ${author}`,
  solves: (count) => (count === 0 ? '' : `решили ${count}`),
  solvedIn: 'Решён за',
  playedFor: 'Начат, в игре',
  days: {
    today: 'сегодня',
    yesterday: 'вчера',
    on: [
      'в воскресенье',
      'в понедельник',
      'во вторник',
      'в среду',
      'в четверг',
      'в пятницу',
      'в субботу',
    ],
  },
};
