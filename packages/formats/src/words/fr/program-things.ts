/** Things that the readers of programs’ files name, in French. */
import type * as en from '../en/program-things.js';
import type { ThingTranslation } from '../thing.js';

export const PROGRAM_THINGS: ThingTranslation<typeof en> = {
  rowsKeyword: '"rows" et leurs indices',
  columnsKeyword: '"columns" et leurs indices',
  closingMark: ({ mark, key }) => `le signe fermant ${mark} de "${key}"`,
  cellsGot: ({ count, found }) => `${count} cases, et non ${found}`,
  twoClueLines: 'deux lignes : les indices des lignes, puis des colonnes',
  pictureLines: ({ count }) => `${count} ${count < 2 ? 'ligne' : 'lignes'} de l’image`,
  cluesGot: ({ count, kind, found }) =>
    `les indices de ${count} ${kind === 'row' ? 'lignes' : 'colonnes'}, et non de ${found}`,
  columnsAfterRows: '"columns:" après les lignes',
  gridAndName: '"GRID" et un nom',
  rowsOrColumns: '"ROWS" ou "COLUMNS"',
  bracketedClue: 'un indice comme "[ 1 2 ]"',
  itsSizes: 'ses dimensions',
  pictureOfSize: ({ width, height }) => `une image de ${width}x${height} cases`,
  cluesOfSize: ({ width, height }) =>
    `les indices de ${width} ${width < 2 ? 'colonne' : 'colonnes'} et ${height} ${height < 2 ? 'ligne' : 'lignes'}`,
  atLeastOneColumn: 'au moins une colonne',
  blockRed: 'le rouge d’un bloc',
  blockGreen: 'le vert d’un bloc',
  blockBlue: 'le bleu d’un bloc',
};
