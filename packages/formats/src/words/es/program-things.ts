/** Things that the readers of programs’ files name, in Spanish. */
import type * as en from '../en/program-things.js';
import type { ThingTranslation } from '../thing.js';
import { counted, countedCells, countedLines } from './lines.js';

export const PROGRAM_THINGS: ThingTranslation<typeof en> = {
  rowsKeyword: '«rows» y sus pistas',
  columnsKeyword: '«columns» y sus pistas',
  closingMark: ({ mark, key }) => `el cierre ${mark} de ${key}`,
  cellsGot: ({ count, found }) => `${countedCells(count)} (hay ${found})`,
  twoClueLines: 'dos líneas: las pistas de las filas y luego las de las columnas',
  pictureLines: ({ count }) => `${counted(count, 'línea', 'líneas')} de la imagen`,
  cluesGot: ({ count, kind, found }) => `las pistas de ${countedLines(count, kind)} (hay ${found})`,
  columnsAfterRows: '«columns:» tras las filas',
  gridAndName: '«GRID» y un nombre',
  rowsOrColumns: '«ROWS» o «COLUMNS»',
  bracketedClue: 'una pista como «[ 1 2 ]»',
  itsSizes: 'los tamaños',
  pictureOfSize: ({ width, height }) => `una imagen de ${width}x${height} casillas`,
  cluesOfSize: ({ width, height }) =>
    `las pistas de ${countedLines(width, 'column')} y ${countedLines(height, 'row')}`,
  atLeastOneColumn: 'al menos una columna',
  blockRed: 'el rojo de un bloque',
  blockGreen: 'el verde de un bloque',
  blockBlue: 'el azul de un bloque',
};
