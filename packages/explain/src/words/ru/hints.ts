/** Hints in Russian. */
import type { Line } from '@nonokit/core';
import { colorAdjective } from '@nonokit/core/russian-color';
import type { HintPhrases } from '../hint-phrases.js';
import { isPlural, listText, spansOf, spanText } from '../spans.js';

/** The phrases in Russian. */
export const russian: HintPhrases = {
  lookAtLine: (name) => `Посмотрите на ${accusative(name)}.`,
  lookAtCell: ({ row, column }) =>
    `По отдельности строки и столбцы больше ничего не дают; посмотрите на клетку в строке ${row + 1}, столбце ${column + 1}.`,
  mistakesWhere: (cells) => `Неверных отметок: ${cells.length}; посмотрите на ${rowsOf(cells)}.`,
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
  solved: 'Всё решено, и решено верно.',
  stuck: 'Ошибок не видно, но следующего шага не нашлось.',
  impossible: 'У этого кроссворда нет решения.',
  cell: ({ row, column }, looks) => `строка ${row + 1}, столбец ${column + 1} (${looks})`,
  looks: (color, word, colored) => {
    if (color === 0) return 'пустая';
    if (!colored || word === undefined) return 'закрашенная';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
  },
};

function accusative(name: string): string {
  return name.replace(/^Строка/, 'строку').replace(/^Столбец/, 'столбец');
}

function lineOf({ kind, index }: Line, [row, column]: readonly [string, string]): string {
  return `${kind === 'row' ? row : column} ${index + 1}`;
}

/** "строки 3–5 и 9"; nominative and accusative are the same. */
function rowsOf(cells: readonly { readonly row: number }[]): string {
  const spans = spansOf(cells.map(({ row }) => row));
  const [only] = spans;
  if (!isPlural(spans) && only !== undefined) return `строку ${spanText(only)}`;
  return `строки ${listText(spans.map(spanText), 'и')}`;
}
