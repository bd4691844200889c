/** Texts of the editor of numbers, in Spanish: scanned ones are mended in it, others typed. */
import type { ClueEditorWords } from '../en/clue-editor.js';

export const words: ClueEditorWords = {
  row: (line) => `Fila ${line}`,
  column: (line) => `Columna ${line}`,
  place: (line, place) => `${line}, número ${place}`,
  emptyLine: (line) => `${line}, ningún número`,
  unsureOf: (place, count) => `${place} de ${count} dudosos`,
  take: (value) => `Es ${value}`,
  orType: 'o escríbelo',
  typeIt: 'Números',
  typeHelp: 'Dos números con un espacio entre ellos, o 0 si no hay ninguno.',
  lineHelp: 'Todos los números separados por espacios o comas, o 0 si no hay ninguno.',
  inks: 'Colores',
  addInk: 'Añadir un color',
  inkHelp: 'Una letra tras un número indica su color: 2a 3b.',
  typeWrong: (most) =>
    `Escribe números enteros de 1 a ${most} separados por espacios, o 0 si no hay ninguno.`,
  keysHelp: '1 y 2 eligen, las flechas recorren, U deshace.',
  previous: 'Número anterior',
  next: 'Número siguiente',
  takeBack: 'Deshacer',
  askAny: 'Pulsa cualquier número para cambiarlo.',
  noneUnsure: 'No hay ningún número dudoso',
  checking: 'Comprobando todavía…',
  unique: (sum) => `Las filas y las columnas coinciden (${sum} = ${sum}) y hay una sola solución.`,
  manySolutions: 'Las filas y las columnas coinciden, pero hay varias soluciones.',
  none: 'Las filas y las columnas coinciden, pero no hay solución.',
  unknown: 'Las filas y las columnas coinciden. No se supo a tiempo si hay una sola solución.',
  sums: (rows, columns) => `Las filas suman ${rows}; las columnas, ${columns}.`,
  sumsOf: (color, rows, columns) =>
    `En ${color}, las filas suman ${rows}; las columnas, ${columns}.`,
  tooLong: (line) => `${line}: los números no caben en ella.`,
  findWrong: 'Buscar el número erróneo',
};
