/** Things that the readers of programs’ files name, in Japanese. */
import type * as en from '../en/program-things.js';
import type { ThingTranslation } from '../thing.js';

export const PROGRAM_THINGS: ThingTranslation<typeof en> = {
  rowsKeyword: '「rows」とその数字',
  columnsKeyword: '「columns」とその数字',
  closingMark: ({ mark, key }) => `「${key}」を閉じる「${mark}」`,
  cellsGot: ({ count, found }) => `${count}マス（実際は${found}マス）`,
  twoClueLines: '行の数字、列の数字の2行',
  pictureLines: ({ count }) => `絵の${count}行`,
  cluesGot: ({ count, kind, found }) =>
    `${kind === 'row' ? '行' : '列'}の数字${count}本分（実際は${found}本分）`,
  columnsAfterRows: '行のあとの「columns:」',
  gridAndName: '「GRID」と名前',
  rowsOrColumns: '「ROWS」または「COLUMNS」',
  bracketedClue: '「[ 1 2 ]」のような数字',
  itsSizes: 'そのサイズ',
  pictureOfSize: ({ width, height }) => `${width}x${height}マスの絵`,
  cluesOfSize: ({ width, height }) => `列${width}本と行${height}本の数字`,
  atLeastOneColumn: '1本以上の列',
  blockRed: 'ブロックの赤の値',
  blockGreen: 'ブロックの緑の値',
  blockBlue: 'ブロックの青の値',
};
