/** Hints in Ukrainian. */
import { colorAdjective } from '@nonokit/core/ukrainian-color';
import type { HintPhrases, WrongLine } from '../hint-phrases.js';
import { isPlural, listText, spanText, toSpans } from '../spans.js';
import { counted, lineIn } from './words.js';

/** The phrases in Ukrainian. */
export const ukrainian: HintPhrases = {
  // the accusative of both lines is the nominative
  lookAtLine: (name) => `Подивіться на ${name.charAt(0).toLowerCase()}${name.slice(1)}.`,
  lookAtCell: ({ row, column }) =>
    `Окремі лінії більше нічого не дають; подивіться на клітинку в рядку ${row + 1}, стовпці ${column + 1}.`,
  mistakesWhere: (lines, all) => {
    const [first, ...others] = lines;
    if (first === undefined || others.length < MANY_LINES) return linesText(lines, all);
    return `${counted(all, WRONG)}. Почніть із ${lineIn('genitive', first.line)}: там їх ${first.count}.`;
  },
  mistakesBy: (lines, all) => linesText(lines, all),
  cannotStand: ({ row, column }, looks) =>
    `Клітинку в рядку ${row + 1}, стовпці ${column + 1} позначено як «${looks}». Так бути не може.`,
  notInClue: ({ row, column }, looks, line) =>
    `Клітинку в рядку ${row + 1}, стовпці ${column + 1} позначено як «${looks}», але серед чисел ${lineIn('genitive', line)} такого кольору немає.`,
  inNoSolution: ({ row, column }, looks) =>
    `Клітинку в рядку ${row + 1}, стовпці ${column + 1} позначено як «${looks}», але такого розв’язку немає.`,
  mistakes: (cells) => `Неправильно: ${cells.join('; ')}.`,
  clashWhere: (cells, line) =>
    `Не всі позначки правильні; подивіться на ${line === undefined ? rowsOf(cells) : lineIn('accusative', line)}.`,
  clash: (cells, line, smallest) => {
    const why =
      line === undefined
        ? 'немає розв’язку з усіма ними, хоча кожна окремо можлива'
        : `числам ${lineIn('genitive', line)} не лишається місця`;
    const few = smallest ? '' : ' Можливо, суперечать одна одній уже деякі з них.';
    return `Ці позначки (${cells.length}) не можуть бути правильні всі разом, бо ${why}: ${cells.join('; ')}.${few}`;
  },
  solved: 'Кросворд розв’язано, усі клітинки правильні.',
  stuck: 'Помилок не видно, але й наступного кроку не знайшлося.',
  impossible: 'Цей кросворд не має розв’язку.',
  cell: ({ row, column }, looks) => `рядок ${row + 1}, стовпець ${column + 1} (${looks})`,
  looks: (color, word, colored) => {
    if (color === 0) return 'порожня';
    if (!colored || word === undefined) return 'зафарбована';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
  },
};

const WRONG = ['хибна позначка', 'хибні позначки', 'хибних позначок'] as const;

/** From this number of further lines on, only the first is named. */
const MANY_LINES = 3;

/** "У рядку 7 — 3 хибні позначки, у рядку 9 — 1, в інших рядках — 20." */
function linesText(lines: readonly WrongLine[], all: number): string {
  const named = lines.reduce((sum, { count }) => sum + count, 0);
  const [first, ...others] = lines;
  if (first === undefined) return `${counted(all, WRONG)}.`;
  const what = first.count === 1 ? WRONG[0] : counted(first.count, WRONG);
  const head = `У ${lineIn('prepositional', first.line)} — ${what}`;
  const parts = others.map(({ line, count }) => `у ${lineIn('prepositional', line)} — ${count}`);
  const kind = first.line.kind === 'row' ? 'рядках' : 'стовпцях';
  const rest = all > named ? [`в інших ${kind} — ${all - named}`] : [];
  return `${[head, ...parts, ...rest].join(', ')}.`;
}

/** "рядки 3–5 і 9"; nominative and accusative are the same. */
function rowsOf(cells: readonly { readonly row: number }[]): string {
  const spans = toSpans(cells.map(({ row }) => row));
  return `${isPlural(spans) ? 'рядки' : 'рядок'} ${listText(spans.map(spanText), 'і')}`;
}
