/** Texts of the first page of the whole site, in Ukrainian. */
import type { FrontWords } from '../en/front.js';

export const words: FrontWords = {
  description:
    'Японські кросворди в браузері: кросворд дня, підказки з поясненнями, усе відкрито для всіх.',
  heading: 'Кросворд дня',
  headings: {
    small: 'Маленький кросворд дня',
    medium: 'Кросворд дня',
    coloured: 'Кросворд дня',
  },
  noDaily: 'Японські кросворди',
  solvedToday: (count, median) =>
    count === 0
      ? 'Сьогодні ще ніхто не розв’язав'
      : `розв’язали сьогодні: ${count}${median === null ? '' : `, медіана ${median}`}`,
  alsoToday: 'Ще сьогодні',
  kinds: { small: 'маленький', medium: 'середній', coloured: 'кольоровий' },
  allDone: 'Усі сьогоднішні кросворди вже розв’язано.',
  toDay: 'Рейтинг дня',
  rows: { chosen: 'Що далі', easy: 'З чого почати', new: 'Нові кросворди' },
  catalogue: 'Каталог',
  sizes: {
    '5': { name: '5 × 5', time: 'на ковток кави' },
    '10': { name: '10 × 10', time: '3 хвилини' },
    '15': { name: '15 × 15', time: '7 хвилин' },
    '20': { name: '20 × 20', time: '12 хвилин' },
    '25,30': { name: '30 × 30', time: 'пів години' },
    '40,60,200': { name: '50 × 50+', time: 'на вечір' },
  },
  learnTitle: 'Ви тут уперше?',
  learnText: 'Розв’яжіть перший кросворд за хвилину. Ми пояснюємо кожен крок словами.',
  seriesTitle: 'Серії кросвордів',
  seriesText: 'Біля моря, на кухні, під зорями: спершу легші.',
  makeTitle: 'Перетворіть картинку на кросворд',
  makeText: 'Виберіть зображення. Ми перевіримо, що розв’язок один, і підправимо, якщо ні.',
};
