/** Messages of the reader of last resort, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as EN from '../en/any.js';
import { counted, countedCells, countedClues, lineInSpanish } from './lines.js';
import { inSpanish } from './spanish.js';

/** What a person can type instead. */
const LINES = 'las pistas en una línea "rows: 2, 1 1" y una línea "columns: 2, 1, 1"';

export const ANY_ES: Translation<typeof EN> = {
  anyRowsFirst: () => 'nada indica cuál de las dos listas son las filas; se supone que van primero',
  anyNothing: () => `no hay dos listas de pistas que encajen entre sí; escribe ${LINES}`,
  anyMisfit: ({ rows, rowCells, rowCount, columns, columnCells, columnCount }) => {
    const one = `${inSpanish(rows)} (${countedClues(rowCount)} con ${countedCells(rowCells)})`;
    const other = `${inSpanish(columns)} (${countedClues(columnCount)} con ${countedCells(columnCells)})`;
    const why =
      rowCells === columnCells ? ' de cada color' : ': hay un número incorrecto o falta alguno';
    return `${one} y ${other} parecen las pistas, pero deben sumar las mismas casillas${why}`;
  },
  anyTooLong: ({ rows, columns, line, needs, has }) =>
    `${inSpanish(rows)} y ${inSpanish(columns)} parecen las pistas, pero la pista de la ` +
    `${lineInSpanish(line)} necesita ${countedCells(needs)} y hay ${has}`,
  anyWrongSizes: ({ rows, columns }) =>
    `hay ${countedClues(rows)} de fila y ${countedClues(columns)} de columna, pero el archivo indica otro tamaño`,
  anySeveral: ({ ways }) => {
    const each = ways.map(([a, b]) => `${inSpanish(a)} con ${inSpanish(b)}`);
    return `varios pares de listas encajan como filas y columnas: ${each.join('; ')}; escribe ${LINES}`;
  },
  anyBlankLines: () =>
    'una línea vacía entre las pistas puede ser una pista sin bloques o solo un espacio; ' +
    'escribe 0 para una pista sin bloques o quita la línea vacía',
  anyNoBorder: ({ rows, columns }) =>
    `las filas podrían ser ${inSpanish(rows)} y las columnas, ${inSpanish(columns)}, pero nada lo indica; ` +
    'escribe "rows:" encima de las primeras y "columns:" encima de las segundas, o usa --from any',
  anyReadOnly: () =>
    'se leen dos listas cualesquiera que encajen; para escribir las pistas en una forma sencilla, usa --to non',
  anyMega: ({ rows, columns }) =>
    `${inSpanish(rows)} y ${inSpanish(columns)} tienen pistas que abarcan dos líneas (un nonograma ` +
    'mega o super), que es otro tipo de pasatiempo; se esperaba una pista por línea',
  anyNoClues: ({ rows, columns }) =>
    `${inSpanish(rows)} y ${inSpanish(columns)} se llaman como pistas, pero contienen otra cosa; ` +
    'se esperaba una lista de números por línea',
  anyLeftover: ({ lists, line }) =>
    lists === 1
      ? `una lista en la línea ${line} del archivo parece de pistas o una imagen, pero no está en ningún nonograma leído`
      : `${counted(lists, 'lista', 'listas')} del archivo parecen de pistas o imágenes, pero no están en ningún nonograma leído; la primera está en la línea ${line}`,
  anyNumbersLeft: ({ found, used }) =>
    `el archivo tiene ${counted(found, 'número', 'números')} mayores que 1, de los que unos ${found - used} no están en ningún nonograma leído`,
  anySudoku: () =>
    'esto parece un sudoku, que es otro tipo de pasatiempo; se esperaban pistas o una imagen',
  anyListsMisfit: ({ clues, cells, line, otherClues, otherCells, otherLine }) => {
    const one = `la línea ${line} (${countedClues(clues)} con ${countedCells(cells)})`;
    const other = `la línea ${otherLine} (${countedClues(otherClues)} con ${countedCells(otherCells)})`;
    const why =
      cells === otherCells
        ? 'alguna pista necesita más casillas que líneas tiene la otra lista'
        : 'las filas y las columnas deben sumar las mismas casillas';
    return `hay listas de números que empiezan en ${one} y ${other}, pero ${why}`;
  },
  anyOneList: ({ clues, cells, line }) =>
    `solo una lista parece de pistas, en la línea ${line} (${countedClues(clues)} con ${countedCells(cells)}); se esperaban ` +
    `una para las filas y otra para las columnas; escribe ${LINES}`,
};
