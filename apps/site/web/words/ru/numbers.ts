/** Texts of the page with the numbers of a site, in Russian. */
import type { NumbersWords } from '../en/numbers.js';

export const words: NumbersWords = {
  title: 'Сайт в числах',
  description: 'Сколько человек решают здесь кроссворды и сколько новых появляется за день.',
  note: 'Считается только то, что сайт хранит и так: слежки нет, а решения гостей неизвестны. Дни – по UTC.',
  puzzles: { one: 'кроссворд', few: 'кроссворда', other: 'кроссвордов' },
  solves: {
    one: 'решение участников',
    few: 'решения участников',
    other: 'решений участников',
  },
  today: {
    one: 'человек решал сегодня',
    few: 'человека решали сегодня',
    other: 'человек решали сегодня',
  },
  charts: {
    people: 'Решавшие',
    solves: 'Решения',
    puzzles: 'Новые кроссворды',
  },
  none: 'пока нет',
  most: (count) => `не больше ${count} за день`,
  lastDays: 'Последние тридцать дней',
  asTable: 'Все числа таблицей',
  day: 'День',
};
