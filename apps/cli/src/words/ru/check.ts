/** Russian texts of `check`. */

import type { RatingNumbers } from '../en/check.js';
import type { Words } from '../language-words.js';
import { counted, decimal, STEPS } from './counting.js';
import { RATE } from './rate.js';

/** The measures of a rating, each with what it means. */
function measures(numbers: RatingNumbers): string {
  const { level, start, rounds, effort, peak, tedium, steps } = numbers;
  return [
    `${counted(steps, STEPS)}, самый трудный — класса ${level} (${RATE.classes[level]})`,
    `первый просмотр всех линий даёт ${Math.round(100 * start)} %, всего просмотров ${rounds}`,
    `усилий всего ${decimal(`${effort}`)}, на самый дорогой шаг — ${decimal(`${peak}`)}`,
    `рутинных шагов ${tedium}`,
  ].join('; ');
}

export const CHECK: Words['check'] = {
  summary: 'единственно ли решение? построчно ли? трудно ли?',
  description:
    'Проверяет каждый кроссворд: единственно ли решение и чего стоит его найти. ' +
    'Строка на кроссворд: сколько решений, способ, размер, число цветов, трудность ' +
    'для человека (от 1 до 100), время решения, имя. Для оценки трудности в поисках ' +
    'предположений решается не больше 300 000 линий; если этого мало, трудность не выяснена.',
  options: {
    details:
      'ещё и вся оценка трудности, что остаётся после построчной логики, где решения ' +
      'различаются и сколько клеток достаточно открыть или изменить, чтобы решение стало ' +
      'единственным или находилось построчно (оценка не зависит от поворотов и отражений, ' +
      'поэтому шагов в ней может быть чуть больше или меньше, чем у explain)',
  },
  status: `Код завершения: 0 — все решения единственны, 1 — не все, 3 — в отведённых
пределах не выяснено, 2 — файл не читается, 130 — прервано.`,
  examples: `Примеры:
  $ nonokit check cat.non
  $ nonokit check --line-only --quiet puzzles/ || echo "построчно — не все"
  $ nonokit check --details ambiguous.non
  $ nonokit check --json puzzles/ | jq -r 'select(.status != "unique") | .file'`,
  rating: (numbers) => `трудность ${numbers.label} (${numbers.score} из 100): ${measures(numbers)}`,
  unfinished: (numbers) =>
    `трудность не выяснена, предел работы для оценки исчерпан; пока: ${measures(numbers)}`,
  curve: (bars) => `цена шагов: ${bars}`,
};
