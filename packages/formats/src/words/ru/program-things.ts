/** Things that the readers of programs’ files name, in Russian, in the nominative. */
import type * as en from '../en/program-things.js';
import type { ThingTranslation } from '../thing.js';

export const PROGRAM_THINGS: ThingTranslation<typeof en> = {
  rowsKeyword: '"rows" и числа строк',
  columnsKeyword: '"columns" и числа столбцов',
  closingMark: ({ mark, key }) => `закрывающий знак ${mark} после "${key}"`,
  cellsGot: ({ count, found }) => `клетки (${count}, а есть ${found})`,
  twoClueLines: 'две строки файла: числа строк, затем столбцов',
  pictureLines: ({ count }) => `строки рисунка (${count})`,
  cluesGot: ({ count, kind, found }) =>
    `числа ${kind === 'row' ? 'строк' : 'столбцов'} (${count}, а есть ${found})`,
  columnsAfterRows: '"columns:" после строк',
  gridAndName: '"GRID" и имя',
  rowsOrColumns: '"ROWS" или "COLUMNS"',
  bracketedClue: 'числа линии, например "[ 1 2 ]"',
  itsSizes: 'размеры',
  pictureOfSize: ({ width, height }) => `рисунок ${width}x${height} клеток`,
  cluesOfSize: ({ width, height }) => `числа столбцов (${width}) и строк (${height})`,
  atLeastOneColumn: 'хотя бы один столбец',
  blockRed: 'доля красного в цвете блока',
  blockGreen: 'доля зелёного в цвете блока',
  blockBlue: 'доля синего в цвете блока',
};
