/** Hints in Russian. */
import type { Line } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/russian-color';
import type { HintPhrases, WrongLine } from '../hint-phrases.js';
import { isPlural, listText, spanText, toSpans } from '../spans.js';
import { counted } from './words.js';

/** The phrases in Russian. */
export const russian: HintPhrases = {
  lookAtLine: (name) => `Посмотрите на ${accusative(name)}.`,
  lookAtCell: ({ row, column }) =>
    `По отдельности строки и столбцы больше ничего не дают; посмотрите на клетку в строке ${row + 1}, столбце ${column + 1}.`,
  mistakesWhere: (lines, all) => {
    const [first, ...others] = lines;
    if (first === undefined || others.length < MANY_LINES) return linesText(lines, all);
    return `${counted(all, WRONG)}. Начните с ${lineOf(first.line, ['строки', 'столбца'])}: там их ${first.count}.`;
  },
  mistakesBy: (lines, all) => linesText(lines, all),
  cannotStand: ({ row, column }, looks) =>
    `Клетка в строке ${row + 1}, столбце ${column + 1} отмечена как ${looks}. Так быть не может.`,
  notInClue: ({ row, column }, looks, line) =>
    `Клетка в строке ${row + 1}, столбце ${column + 1} отмечена как ${looks}, но среди чисел ${lineOf(line, ['строки', 'столбца'])} такого цвета нет.`,
  inNoSolution: ({ row, column }, looks) =>
    `Клетка в строке ${row + 1}, столбце ${column + 1} отмечена как ${looks}, но такого решения нет.`,
  mistakes: (cells) => `Неверно: ${cells.join('; ')}.`,
  clashWhere: (cells, line) =>
    `Не все отметки верны; посмотрите на ${line === undefined ? rowsOf(cells) : lineOf(line, ['строку', 'столбец'])}.`,
  clash: (cells, line, smallest) => {
    const why =
      line === undefined
        ? 'нет решения, где есть все они, хотя каждая по отдельности возможна'
        : `числам ${lineOf(line, ['строки', 'столбца'])} не остаётся места`;
    const few = smallest ? '' : ' Возможно, противоречат друг другу уже некоторые из них.';
    return `Эти отметки (${cells.length}) не могут быть верны все сразу, потому что ${why}: ${cells.join('; ')}.${few}`;
  },
  solved: 'Кроссворд решён, все клетки верны.',
  stuck: 'Ошибок не видно, но следующего шага не нашлось.',
  impossible: 'У этого кроссворда нет решения.',
  cell: ({ row, column }, looks) => `строка ${row + 1}, столбец ${column + 1} (${looks})`,
  looks: (color, word, colored) => {
    if (color === 0) return 'пустая';
    if (!colored || word === undefined) return 'закрашенная';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
  },
};

const WRONG = ['неверная отметка', 'неверные отметки', 'неверных отметок'] as const;

/** From this number of further lines on, only the first is named. */
const MANY_LINES = 3;

/** "В строке 7 — 3 неверные отметки, в строке 9 — 1, в других строках — 20." */
function linesText(lines: readonly WrongLine[], all: number): string {
  const named = lines.reduce((sum, { count }) => sum + count, 0);
  const [first, ...others] = lines;
  if (first === undefined) return `${counted(all, WRONG)}.`;
  const where = ({ line }: WrongLine): string => `в ${lineOf(line, ['строке', 'столбце'])}`;
  const head = `В${where(first).slice(1)} ${first.count === 1 ? WRONG[0] : `— ${counted(first.count, WRONG)}`}`;
  const parts = others.map((one) => `${where(one)} — ${one.count}`);
  const kind = first.line.kind === 'row' ? 'строках' : 'столбцах';
  const rest = all > named ? [`в других ${kind} — ${all - named}`] : [];
  return `${[head, ...parts, ...rest].join(', ')}.`;
}

function accusative(name: string): string {
  return name.replace(/^Строка/, 'строку').replace(/^Столбец/, 'столбец');
}

function lineOf({ kind, index }: Line, [row, column]: readonly [string, string]): string {
  return `${kind === 'row' ? row : column} ${index + 1}`;
}

/** "строки 3–5 и 9"; nominative and accusative are the same. */
function rowsOf(cells: readonly { readonly row: number }[]): string {
  const spans = toSpans(cells.map(({ row }) => row));
  const [only] = spans;
  if (!isPlural(spans) && only !== undefined) return `строку ${spanText(only)}`;
  return `строки ${listText(spans.map(spanText), 'и')}`;
}
