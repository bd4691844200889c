/** Things that the readers of programs’ files name, in Polish, in the nominative. */
import type * as en from '../en/program-things.js';
import type { ThingTranslation } from '../thing.js';

export const PROGRAM_THINGS: ThingTranslation<typeof en> = {
  rowsKeyword: '"rows" i liczby wierszy',
  columnsKeyword: '"columns" i liczby kolumn',
  closingMark: ({ mark, key }) => `znak zamykający ${mark} po "${key}"`,
  cellsGot: ({ count, found }) => `kratki (${count}, a jest ${found})`,
  twoClueLines: 'dwie linie pliku: liczby wierszy, potem kolumn',
  pictureLines: ({ count }) => `linie obrazka (${count})`,
  cluesGot: ({ count, kind, found }) =>
    `liczby ${kind === 'row' ? 'wierszy' : 'kolumn'} (${count}, a jest ${found})`,
  columnsAfterRows: '"columns:" po wierszach',
  gridAndName: '"GRID" i nazwa',
  rowsOrColumns: '"ROWS" albo "COLUMNS"',
  bracketedClue: 'liczby linii, na przykład "[ 1 2 ]"',
  itsSizes: 'rozmiary',
  pictureOfSize: ({ width, height }) => `obrazek ${width}x${height} kratek`,
  cluesOfSize: ({ width, height }) => `liczby kolumn (${width}) i wierszy (${height})`,
  atLeastOneColumn: 'co najmniej jedna kolumna',
  blockRed: 'składowa czerwona koloru bloku',
  blockGreen: 'składowa zielona koloru bloku',
  blockBlue: 'składowa niebieska koloru bloku',
};
