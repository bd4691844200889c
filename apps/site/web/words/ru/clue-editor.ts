/** Texts of the editor of numbers, in Russian: scanned ones are mended in it, others typed. */
import type { ClueEditorWords } from '../en/clue-editor.js';

export const words: ClueEditorWords = {
  row: (line) => `Строка ${line}`,
  column: (line) => `Столбец ${line}`,
  place: (line, place) => `${line}, число ${place}`,
  emptyLine: (line) => `${line}, чисел нет`,
  unsureOf: (place, count) => `${place} из ${count} неуверенных`,
  take: (value) => `Это ${value}`,
  orType: 'или введите',
  typeIt: 'Числа',
  typeHelp: 'Два числа — через пробел; 0, если числа нет.',
  lineHelp: 'Все числа через пробел или запятую; 0, если чисел нет.',
  typeWrong: (most) => `Введите целые числа от 1 до ${most} через пробел или 0, если чисел нет.`,
  keysHelp: '1 и 2 выбирают, стрелки идут дальше, U отменяет.',
  previous: 'Предыдущее число',
  next: 'Следующее число',
  takeBack: 'Отменить',
  askAny: 'Нажмите на любое число, чтобы исправить его.',
  noneUnsure: 'Неуверенных чисел нет',
  checking: 'Идёт проверка…',
  unique: (sum) => `Строки и столбцы сходятся (${sum} = ${sum}), решение одно.`,
  manySolutions: 'Строки и столбцы сходятся, но решений несколько.',
  none: 'Строки и столбцы сходятся, но решения нет.',
  unknown: 'Строки и столбцы сходятся. Одно ли решение, вовремя выяснить не удалось.',
  sums: (rows, columns) => `Сумма по строкам ${rows}, по столбцам ${columns}.`,
  sumsOf: (color, rows, columns) =>
    `Цвет «${color}»: сумма по строкам ${rows}, по столбцам ${columns}.`,
  tooLong: (line) => `${line}: числа не помещаются.`,
  findWrong: 'Найти неверное число',
};
