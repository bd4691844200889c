/** Russian texts about puzzles of other kinds. */
import type { Words } from '../language-words.js';
import { CELLS, counted, STEPS } from './counting.js';

export const KINDS: Words['kinds'] = {
  takers: 'их берут solve, check, explain, draw и play',
  features: {
    'hidden-numbers': 'скрытые числа',
    'two-line-clues': 'числа на две линии',
    triangles: 'треугольники',
  },
  cells: (count) => counted(count, CELLS),
  ending: {
    solved: (steps) => `решено, ${counted(steps, STEPS)}`,
    stuck: (steps) =>
      `дальше не пройти, ${counted(steps, STEPS)}: ни линия, ни предположение об одной клетке ничего не дают`,
    stopped: (steps) => `остановлено, ${counted(steps, STEPS)}`,
    contradiction: (steps) => `решения нет, выяснено за ${counted(steps, STEPS)}`,
  },
};
