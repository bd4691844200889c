/** Messages of several families about colours, counts and pictures, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-shared.js';
import { counted, countedCells, countedColors, lineInSpanish } from './lines.js';

export const LEXING_SHARED: Translation<typeof en> = {
  lexingTooManyColors: ({ colors, most }) =>
    `${countedColors(colors)} y un fondo son más de los ${most} que se admiten`,
  lexingMoreColors: ({ most }) => `hay más colores de los ${most} que se admiten`,
  lexingTooManyPuzzles: ({ most }) =>
    `el archivo tiene más de los ${most} nonogramas que se admiten`,
  lexingBlocksAnnounced: ({ line, blocks, length }) =>
    `la ${lineInSpanish(line)} anuncia ${counted(blocks, 'bloque', 'bloques')}, pero tiene ${countedCells(length)}`,
  lexingBlankPuzzle: () => 'el archivo está vacío; se esperaba un nonograma',
  lexingNoRows: () => 'no hay filas; se esperaba una línea por cada una',
  lexingTooManyCells: ({ width, height, most }) =>
    `${width}x${height} es demasiado grande: se admiten ${most.toLocaleString('es')} casillas como máximo`,
  lexingTooManyLines: ({ width, height, most }) =>
    [
      `${width}x${height} es demasiado grande: se admiten`,
      `${most.toLocaleString('es')} filas y columnas en total`,
    ].join(' '),
  lexingGoesOn: () => 'el código sigue después del nonograma; se esperaba su final',
  lexingElementLeftOut: ({ name }) =>
    `el elemento <${name}> es desconocido aquí y se ha dejado fuera`,
};
