/** Russian texts about the results of solving, and about pictures. */
import type { Spent, Work } from '../en/report.js';
import type { Words } from '../language-words.js';
import { COLORS, counted, decimal, formFor, OF_CELLS, SOLUTIONS } from './counting.js';

const SPENT: Readonly<Record<Spent, string>> = {
  timeout: 'время вышло',
  conflicts: 'отведённый перебор исчерпан',
  memory: 'не хватает памяти',
  aborted: 'работа прервана',
};

function workText(work: Work): string {
  switch (work.kind) {
    case 'line-by-line':
      return 'построчно';
    case 'search':
      return `перебор (${work.decisions})`;
    case 'probing':
      return 'проба клеток';
    case 'lines-only':
      return 'только строки';
  }
}

/** How the solution was found: "построчно", "перебором (17)". */
function wayText(work: Work): string {
  switch (work.kind) {
    case 'line-by-line':
      return 'построчно';
    case 'search':
      return `перебором (${work.decisions})`;
    case 'probing':
      return 'пробой клеток';
    case 'lines-only':
      return 'по одним строкам';
  }
}

/** "12 из 100 клеток". */
function openText(open: number, cells: number): string {
  return `${open} из ${counted(cells, OF_CELLS)}`;
}

export const REPORT: Words['report'] = {
  tooColorful: (colors, most) =>
    `трудность не определена: цветов ${colors}, а объяснить можно не больше ${most}`,
  ratingStopped:
    'трудность не выяснена: шаги, найденные в пределах работы для оценки (60 000 решённых линий на ' +
    'предположение, 300 000 на все), не доходят до решения',
  tooLarge: 'трудность не определена: в кроссворде больше 40 000 клеток',
  time: (ms) => {
    if (ms < 10) return `${decimal(ms.toFixed(1))} мс`;
    return ms < 10_000 ? `${ms.toFixed(0)} мс` : `${decimal((ms / 1000).toFixed(1))} с`;
  },
  unique: (work) => `ровно одно решение, найдено ${wayText(work)}`,
  allFound: (count) => `${counted(count, SOLUTIONS)}, других нет`,
  several: (count, full) => {
    const kept = full ? ', больше для такого размера не хранится' : '';
    const found = formFor(count, ['найдено', 'найдены', 'найдено']);
    return `решений больше одного (${found} ${count}${kept})`;
  },
  none: 'решения нет',
  asManyAsAsked: (count) => `${counted(count, SOLUTIONS)}, как указано; могут быть и другие`,
  linesStop: (open, cells) =>
    `построчная логика дальше не идёт, неизвестны ${openText(open, cells)}`,
  undecided: (reason, found) =>
    `не решено, ${SPENT[reason]}: ${found ? 'одно решение найдено, могут быть и другие' : 'решение пока не найдено'}`,
  seedWon: (seed) => `успех принесло зерно ${seed}`,
  work: workText,
  colors: (count) => counted(count, COLORS),
  status: { unique: 'одно', multiple: 'несколько', none: 'ни одного', unknown: 'неизвестно' },
  difficulty: {
    trivial: 'очень низкая',
    easy: 'низкая',
    medium: 'средняя',
    hard: 'высокая',
    expert: 'очень высокая',
    guess: 'угадывание',
  },
  unrated: 'не выяснено',
  widths: [10, 16, 9, 9, 17],
};

export const PICTURES: Words['pictures'] = {
  firstOfSeveral: 'решений больше одного; на картинке первое из найденных',
  maybeOthers: 'кроме решения на картинке могут быть и другие',
  notFound: 'в отведённых пределах решение не нашлось, поэтому нет картинки для записи',
  twoShown: (cells) =>
    `решений больше одного; показаны два, они различаются в ${counted(cells, ['клетке', 'клетках', 'клетках'])}`,
  impossible: 'решения нет, поэтому нет и картинки для записи',
};
