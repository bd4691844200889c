/** Russian texts about puzzles of other kinds. */
import type { Words } from '../language-words.js';
import { CELLS, counted, STEPS, TRIANGLES } from './counting.js';

const WRONG_MARKS = ['неверная отметка', 'неверные отметки', 'неверных отметок'] as const;

export const KINDS: Words['kinds'] = {
  takers: 'их берут solve, check, rate, explain, hint, draw, convert, prove и play',
  features: {
    'hidden-numbers': 'скрытые числа',
    'two-line-clues': 'числа на две линии',
    triangles: 'треугольники',
    'cut-cells': 'разрезанные клетки',
  },
  rules: {
    'hidden-numbers': '«?» — это один блок неизвестной длины.',
    anything: '«*» — сколько угодно блоков, в том числе ни одного.',
    'two-line-clues':
      'Число в кружке — это клетки, которые соприкасаются сторонами и лежат в обеих линиях; ' +
      'остальные не выходят за свою линию.',
    triangles: 'Линии идут в трёх направлениях. Числа под полем читаются вниз, начиная от поля.',
    'cut-cells':
      'Некоторые клетки диагональ делит на два цвета. Блоки в одной рамке идут без пустых клеток ' +
      'между ними; число в рамке считает и треугольники.',
  },
  cells: (count) => counted(count, CELLS),
  triangles: (count) => counted(count, TRIANGLES),
  hint: {
    mistakesWhere: (count) => `${counted(count, WRONG_MARKS)}.`,
    mistakes: (cells) => `Неверно: ${cells}.`,
    solved: 'Кроссворд решён, все клетки верны.',
    stuck: 'Ошибок не видно, но следующего шага не нашлось.',
    impossible: 'У этого кроссворда нет решения.',
  },
  ending: {
    solved: (steps) => `решено, ${counted(steps, STEPS)}`,
    stuck: (steps) =>
      `дальше не пройти, ${counted(steps, STEPS)}: ни линия, ни предположение об одной клетке ничего не дают`,
    stopped: (steps) => `остановлено, ${counted(steps, STEPS)}`,
    contradiction: (steps) => `решения нет, выяснено за ${counted(steps, STEPS)}`,
  },
};
