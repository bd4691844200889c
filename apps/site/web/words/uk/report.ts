/** Reporting something to the moderators, in Ukrainian. */
import type { ReportWords } from '../en/report.js';

export const words: ReportWords = {
  report: 'Поскаржитися',
  titles: {
    comment: 'Що не так із цим коментарем?',
    contest: 'Що не так із цим змаганням?',
    series: 'Що не так із цією серією?',
    person: 'Що не так із цією людиною?',
  },
  reasons: {
    spoiler: 'Видає рисунок',
    rude: 'Образи чи погрози',
    spam: 'Реклама',
    rights: 'Копіює чужу роботу',
    broken: 'Показується неправильно',
    cheating: 'Допомагає хитрувати',
    other: 'Щось інше',
  },
  note: 'Нотатка для модераторів (не обов’язково)',
  send: 'Поскаржитися',
  thanks: 'Дякуємо. Модератор перегляне.',
  cancel: 'Скасувати',
};
