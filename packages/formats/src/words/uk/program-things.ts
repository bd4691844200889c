/** Things that the readers of programs’ files name, in Ukrainian, in the nominative. */
import type * as en from '../en/program-things.js';
import type { ThingTranslation } from '../thing.js';

export const PROGRAM_THINGS: ThingTranslation<typeof en> = {
  rowsKeyword: '"rows" і числа рядків',
  columnsKeyword: '"columns" і числа стовпців',
  closingMark: ({ mark, key }) => `закривний знак ${mark} після "${key}"`,
  cellsGot: ({ count, found }) => `клітинки (${count}, а є ${found})`,
  twoClueLines: 'два рядки файлу: числа рядків, потім стовпців',
  pictureLines: ({ count }) => `рядки рисунка (${count})`,
  cluesGot: ({ count, kind, found }) =>
    `числа ${kind === 'row' ? 'рядків' : 'стовпців'} (${count}, а є ${found})`,
  columnsAfterRows: '"columns:" після рядків',
  gridAndName: '"GRID" і назва',
  rowsOrColumns: '"ROWS" або "COLUMNS"',
  bracketedClue: 'числа лінії, наприклад "[ 1 2 ]"',
  itsSizes: 'розміри',
  pictureOfSize: ({ width, height }) => `рисунок ${width}x${height} клітинок`,
  cluesOfSize: ({ width, height }) => `числа стовпців (${width}) і рядків (${height})`,
  atLeastOneColumn: 'хоча б один стовпець',
  blockRed: 'частка червоного в кольорі блока',
  blockGreen: 'частка зеленого в кольорі блока',
  blockBlue: 'частка синього в кольорі блока',
};
