/** Texts for newcomers to nonograms, and the links at the end of the first page, in Ukrainian. */
import type { NewcomerWords } from '../en/newcomer.js';

export const words: NewcomerWords = {
  what: 'Японський кросворд — це рисунок, схований у числах: кожне каже, скільки клітинок поспіль зафарбовано.',
  first: 'Ви тут уперше?',
  learn: 'Навчіться за хвилину',
  easiest: 'Почніть із найлегших',
  rules: 'Кожне число каже, скільки клітинок поспіль зафарбовано.',
  closeTip: 'Закрити пораду',
  back: 'Назад до кросворда',
  tooMany: {
    row: (index) => `У рядку ${index} зафарбовано більше клітинок, ніж каже його число.`,
    column: (index) => `У стовпці ${index} зафарбовано більше клітинок, ніж каже його число.`,
  },
  empty: {
    mouse: 'Натисніть на зафарбовану клітинку ще раз, щоб очистити її.',
    touch: 'Торкніться зафарбованої клітинки ще раз, щоб очистити її.',
    keyboard: 'Пробіл на зафарбованій клітинці очищує її.',
  },
  links: 'Інші сторінки',
  help: 'Довідка',
  about: 'Про цей сайт',
  ranking: 'Рейтинг',
  settings: 'Налаштування',
};
