/** Texts of the page of a puzzle, in Ukrainian. */
import type { PuzzleWords } from '../en/puzzle.js';
import { counted } from './grammar.js';

export const words: PuzzleWords = {
  description: (facts) => `Японський кросворд: ${facts}. Назва й рисунок сховані.`,
  clues: 'Числа',
  rows: 'Рядки',
  columns: 'Стовпці',
  row: (index) => `Рядок ${index}`,
  column: (index) => `Стовпець ${index}`,
  nothing: 'нічого',
  cluesText: 'Для повної гри потрібен JavaScript. Ось числа, щоб розв’язати на папері.',
  plain: 'Грати без скриптів',
  print: 'Аркуш для друку',
  solves: (count) => `розв’язано ${counted(count, 'раз', 'рази', 'разів')}`,
  by: (author) => `автор: ${author}`,
  downloads: 'Завантажити',
  downloadsText: 'Лише числа, поки ви не розв’яжете кросворд.',
  sheet: (format) => `Аркуш для друку (${format})`,
  certificate: {
    cnf: 'Сертифікат: твердження, що є інший рисунок, формулою',
    drat: 'Сертифікат: доведення, що його немає',
    lrat: 'Сертифікат: доведення з підказками, для перевірених програм',
  },
  unreadable: 'Цей кросворд не вдалося прочитати. Оновіть сторінку.',
  changed: 'Відтоді як ви почали, автор змінив цей кросворд. Вашу попередню гру збережено.',
  mine: 'Це ваш кросворд.',
};
