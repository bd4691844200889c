/** Spanish messages about puzzles whose parts do not fit together, and about places in files. */
import type { Translation } from '../message.js';
import type { LineParam } from './en.js';

const PLURALS = new Intl.PluralRules('es');

/** "1 casilla", "5 casillas", from the two forms. */
export function spanishCount(
  count: number,
  [one, other]: readonly [one: string, other: string],
): string {
  return `${count.toLocaleString('es')} ${PLURALS.select(count) === 'one' ? one : other}`;
}

/** "fila 7". */
export function spanishLine({ kind, index }: LineParam): string {
  return `${kind === 'row' ? 'fila' : 'columna'} ${index + 1}`;
}

/** "la fila 7 de la imagen". */
function inPicture(line: LineParam): string {
  return `la ${spanishLine(line)} de la imagen`;
}

const CELLS = ['casilla', 'casillas'] as const;

/** The messages of `@nonokit/core` in Spanish. */
export const CORE_ES: Translation<typeof import('./en.js')> = {
  atLine: ({ line, what }) => `línea ${line}: ${what}`,
  atColumn: ({ line, column, what }) => `línea ${line}, posición ${column}: ${what}`,
  noCluesNorPicture: () => 'no hay ni pistas ni imagen',
  noClues: ({ kind }) =>
    `no hay ni pistas de las ${kind === 'row' ? 'filas' : 'columnas'} ni imagen`,
  badSize: ({ side, size }) =>
    `${side === 'width' ? 'el ancho' : 'el alto'} es ${size}, pero debe ser un número entero a partir de 1`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} es demasiado grande: se admiten ${spanishCount(most, CELLS)} como máximo`,
  tooManyLines: ({ width, height, most }) =>
    `${width}x${height} es demasiado grande: se admiten ${most.toLocaleString('es')} filas y columnas en total`,
  tooManyColors: ({ colors, most }) =>
    `hay ${spanishCount(colors, ['color', 'colores'])}, pero se admiten ${most} como máximo`,
  noColors: () => 'la paleta está vacía y debe tener al menos el color del fondo',
  badColor: ({ color, rgb }) =>
    `el color ${color} es «${rgb}», pero debe tener seis cifras, como «#c8141e»`,
  wrongLineCount: ({ kind, found, expected }) =>
    `hay ${spanishCount(found, ['pista', 'pistas'])} de ${kind === 'row' ? 'fila' : 'columna'}, pero deben ser ${expected}`,
  badBlock: ({ line, size }) =>
    `${spanishLine(line)}: hay un bloque de tamaño ${size}, pero debe ser un número entero a partir de 1`,
  unknownColor: ({ line, color, last }) =>
    `${spanishLine(line)}: un bloque tiene el color desconocido ${color}; el último de la paleta es el ${last}`,
  blankBlock: ({ line }) => `${spanishLine(line)}: un bloque tiene el color del fondo`,
  clueTooLong: ({ line, clue, needs, length }) =>
    `${spanishLine(line)}: la pista${clue === null ? '' : ` «${clue}»`} necesita ` +
    `${spanishCount(needs, CELLS)}, pero la línea tiene ${length}`,
  sumsDiffer: ({ rows, columns, color }) =>
    `las filas suman ${spanishCount(rows, CELLS)}${color === null ? '' : ` del color ${color}`} ` +
    `y las columnas, ${columns}: hay un número incorrecto o falta alguno`,
  goalHeight: ({ found, expected }) =>
    `la imagen tiene ${spanishCount(found, ['fila', 'filas'])}, pero deben ser ${expected}`,
  goalWidth: ({ line, found, expected }) =>
    `${inPicture(line)} tiene ${spanishCount(found, CELLS)}, pero deben ser ${expected}`,
  goalColor: ({ line, color, last }) =>
    `${inPicture(line)} tiene el color desconocido ${color}, pero debe ser de 0 a ${last}`,
  goalDiffers: ({ line, found, expected }) =>
    `${spanishLine(line)}: la imagen da la pista «${found}», pero debe ser «${expected}»`,
  goalDiffersLong: ({ line }) => `${spanishLine(line)}: la imagen no corresponde a la pista`,
};
