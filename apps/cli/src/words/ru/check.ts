/** Russian texts of `check`. */

import type { RatingNumbers } from '../en/check.js';
import type { Words } from '../words.js';
import { decimal } from './counting.js';

/** «начало 10 %, кругов 12, труд 31,5, пик 4,1, рутина 20, шагов 31». */
function measures({ start, rounds, effort, peak, tedium, steps }: RatingNumbers): string {
  const costs = `труд ${decimal(`${effort}`)}, пик ${decimal(`${peak}`)}, рутина ${tedium}`;
  return `начало ${Math.round(100 * start)} %, кругов ${rounds}, ${costs}, шагов ${steps}`;
}

export const CHECK: Words['check'] = {
  summary: 'единственно ли решение? построчно ли? трудно ли?',
  description:
    'Проверяет каждый кроссворд: единственно ли решение и чего стоит его найти. ' +
    'Строка на кроссворд: сколько решений, способ, размер, число цветов, трудность ' +
    'для человека (от 1 до 100), время решения, имя.',
  options: {
    details:
      'ещё и вся оценка трудности, что остаётся после построчной логики, где решения ' +
      'различаются и сколько клеток достаточно открыть или изменить, чтобы решение стало ' +
      'единственным или находилось построчно',
  },
  status: `Код завершения: 0 — все решения единственны, 1 — не все, 3 — в отведённых
пределах не выяснено, 2 — файл не читается, 130 — прервано.`,
  examples: `Примеры:
  $ nonokit check cat.non
  $ nonokit check --line-only --quiet puzzles/ || echo "построчно — не все"
  $ nonokit check --details ambiguous.non
  $ nonokit check --json puzzles/ | jq -r 'select(.status != "unique") | .file'`,
  rating: (numbers) =>
    `класс ${numbers.level}, оценка ${numbers.score} (${numbers.label}), ${measures(numbers)}`,
  unfinished: (numbers) =>
    'трудность не выяснена, предел работы для оценки исчерпан; пока: ' +
    `класс ${numbers.level}, ${measures(numbers)}`,
  curve: (bars) => `цена шагов: ${bars}`,
};
