/** Messages of the readers of bare numbers, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/numbers.js';
import { countedCells, countedClues, countedLines } from './lines.js';
import { inSpanish } from './spanish.js';

export const NUMBERS: Translation<typeof en> = {
  numbersNoBlankLine: () =>
    'no hay ninguna línea vacía; se esperaba una entre las filas y las columnas',
  numbersNoAmpersand: () =>
    'no hay ninguna línea «&»; se esperaba una entre las filas y las columnas',
  numbersNoHash: () =>
    'ninguna línea empieza con «#»; se esperaba una entre las filas y las columnas',
  numbersTwoBlankLines: () =>
    'una segunda línea vacía divide las pistas; se esperaba una, después de las filas',
  numbersRowTotal: ({ found, expected }) =>
    `hay ${countedLines(found, 'row')}; se esperaban ${expected}`,
  numbersRowsBeforeHash: ({ found, expected }) =>
    `hay ${countedLines(found, 'row')} antes de «#»; se esperaban ${expected}`,
  numbersColumnsAfterHash: ({ found, expected }) =>
    `hay ${countedLines(found, 'column')} después de «#»; se esperaban ${expected}`,
  numbersCluesGoOn: () =>
    'hay pistas después de las de las columnas; se esperaba el final del archivo',
  numbersTooManyAnnounced: ({ most }) =>
    `el archivo anuncia más de los ${most} nonogramas que se admiten`,
  numbersLongBlock: ({ size, length }) =>
    `hay un bloque de ${size} en una línea de ${countedCells(length)}`,
  numbersNotBare: ({ what }) =>
    `el archivo tiene ${inSpanish(what)} y se esperaban solo tamaños y pistas: los demás son archivos NON`,
  numbersGivenTwice: ({ key }) => `«${key}» está dos veces`,
  numbersNoHeading: ({ found }) => `hay «${found}»; se esperaba «ROWS:» o «COLUMNS:»`,
  numbersMissingSection: ({ key }) => `falta la línea «${key}»; se esperaban las dos`,
  numbersNoEnd: ({ found }) => `la pista «${found}» sigue; se esperaba un 0 al final`,
  numbersNoTitle: ({ found }) => `hay «${found}»; se esperaban «$» y el número de un nonograma`,
  numbersTaaiTotal: ({ found, expected }) =>
    `el nonograma tiene ${countedClues(found)}; se esperaban ${expected}, o tantas columnas como filas`,
  numbersNotSquare: ({ width, height }) =>
    `el nonograma es de ${width}x${height}, pero los archivos de torneo TAAI son cuadrados`,
  numbersHeightFirst: ({ width, height }) =>
    `los tamaños solo encajan como alto y ancho, así que el nonograma se lee como ${width}x${height}, ` +
    `primero las filas; si es de ${height}x${width}, van primero las columnas: léelo con --from azotor`,
};
