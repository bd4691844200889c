/** Texts of the page of a puzzle, in Russian. */
import type { PuzzleWords } from '../en/puzzle.js';
import { noun } from './grammar.js';

export const words: PuzzleWords = {
  description: (facts) => `Японский кроссворд: ${facts}. Название и рисунок скрыты до решения.`,
  clues: 'Числа',
  rows: 'Строки',
  columns: 'Столбцы',
  row: (index) => `Строка ${index}`,
  column: (index) => `Столбец ${index}`,
  nothing: 'пусто',
  cluesText: 'Для полной игры нужен JavaScript. Вот числа, чтобы решить кроссворд на бумаге.',
  plain: 'Играть без скриптов',
  print: 'Лист для печати',
  solves: (count) => `решён ${count} ${noun(count, 'раз', 'раза', 'раз')}`,
  by: (author) => `автор: ${author}`,
  downloads: 'Скачать',
  downloadsText: 'Только числа, пока вы не решили кроссворд.',
  sheet: (format) => `Лист для печати (${format})`,
  certificate: {
    cnf: 'Свидетельство: формула «есть и другая картинка»',
    drat: 'Свидетельство: доказательство, что другой нет',
    lrat: 'Свидетельство: доказательство с указаниями, для доказанных проверщиков',
  },
  unreadable: 'Не удалось прочитать кроссворд. Обновите страницу.',
  changed: 'Автор изменил кроссворд с тех пор, как вы начали. Прежняя игра сохранена.',
  mine: 'Это ваш кроссворд.',
};
