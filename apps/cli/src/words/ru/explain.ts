/** Russian texts of `explain`. */
import { colorAdjective } from '@nonokit/core/russian-color';
import type { Words } from '../language-words.js';
import { counted, STEPS } from './counting.js';

function stepsText(count: number): string {
  return counted(count, STEPS);
}

export const EXPLAIN: Words['explain'] = {
  file: 'кроссворд, ФАЙЛ#2 — один из нескольких, или -',
  summary: 'решение по шагам, понятным человеку, словами',
  description:
    'Объясняет, как решить кроссворд: в каждом шаге названы строка или столбец, ' +
    'причина и вывод, а ниже показаны числа и клетки до и после; сначала идут самые ' +
    'простые приёмы. Где по отдельности строки и столбцы ничего не дают, помогают ' +
    'короткие рассуждения от противного. По одной подсказке даёт «nonokit hint».',
  page: `Все приёмы с картинками:
  https://github.com/nonokit/nonokit/tree/main/docs/techniques`,
  options: {
    fromState:
      'начать с этих отметок: строки из «?» (неизвестна), «.» «x» «-» или пробела (пустая) ' +
      'и «#» или символов цветов (закрашена); или JSON',
    next: 'подсказка, как у «nonokit hint»',
    tell:
      'что сказать: где смотреть, какой приём, почему (по умолчанию), какие клетки ' +
      'или отметки после шага',
    only: 'вывести только эти шаги: 5, 5-10 или 5-',
    board: 'выводить поле после каждого шага или после каждых n шагов',
    pause: 'в терминале: ждать Enter после каждого шага; q — конец',
    budget:
      'сколько строк можно разобрать в поисках цепочек; 500 000 занимают около ' +
      'секунды; результат одинаков на любой машине',
    timeout:
      'предел времени; по его истечении выводятся найденные шаги (по умолчанию — без предела)',
    json: 'выводить по объекту JSON на шаг; клетки, строки и столбцы считаются с 0',
  },
  status: `Код завершения: 0 — объяснено до конца (с --next: есть шаг или всё уже решено),
1 — у кроссворда нет решения, их несколько или отметки неверны, 3 — приёмы
не доводят до конца в отведённых пределах, 2 — что-то не читается.`,
  examples: `Примеры:
  $ nonokit explain cat.non
  $ nonokit explain cat.non --board --pause
  $ nonokit explain cat.non --lang ru --only 5-10
  $ nonokit explain cat.non --from-state m.txt --board 10
  $ nonokit explain --json cat.non | jq -r .technique | sort | uniq -c`,
  solving: 'выясняется, сколько решений',
  looking: 'ищется цепочка рассуждений',
  helping: 'ищется, что могло бы помочь',
  hintTimeIsUp: 'время вышло',
  hintStopped: 'остановлено, подсказка не найдена',
  solved: (steps, level) => `решено за ${stepsText(steps)}, наивысший уровень ${level}`,
  techniques: (counts) => `Приёмы: ${counts.map(([name, n]) => `${name} — ${n}`).join(', ')}.`,
  timeIsUp: (steps) => `время вышло, сделано: ${stepsText(steps)}`,
  stopped: (steps, known, cells) =>
    `остановлено, сделано: ${stepsText(steps)}; известно клеток: ${known} из ${cells}`,
  linesStop: (steps) => `построчная логика дальше не идёт, сделано: ${stepsText(steps)}`,
  stuck: (steps, further) => {
    const advice = further ? '; цепочка в отведённых пределах не нашлась, увеличьте --budget' : '';
    return `дальше хода нет, сделано: ${stepsText(steps)}${advice}`;
  },
  contradiction: (steps, line, marked) => {
    const what = marked ? 'числа и отметки противоречат друг другу' : 'решения нет';
    const name = line?.kind === 'row' ? 'строки' : 'столбца';
    const where =
      line === undefined ? '' : `: числа ${name} ${line.index + 1} больше нигде не помещаются`;
    return `${what} (сделано: ${stepsText(steps)})${where}`;
  },
  pausePrompt: 'Enter — следующий шаг, q — конец',
  expectedSteps: 'Нужен шаг или несколько, например 5, 5-10 или 5-.',
  color: (word) => ('rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'masculine')),
  noSuchStep: (only, steps) => `шага ${only} нет, всего ${stepsText(steps)}`,
};
