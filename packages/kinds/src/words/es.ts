/** Spanish messages about puzzles of other kinds whose parts do not fit together. */
import type { DirectionName, Translation } from '@nonokit/core';
import { spanishCount } from '@nonokit/core/es';
import type { KindLineParam } from './en.js';

/** Lines of each direction: all are feminine. */
const LINES: Readonly<Record<DirectionName, readonly [one: string, several: string]>> = {
  row: ['fila', 'filas'],
  column: ['columna', 'columnas'],
  slash: ['línea «/»', 'líneas «/»'],
  backslash: ['línea «\\»', 'líneas «\\»'],
};

const CELLS = ['casilla', 'casillas'] as const;

/** "la fila 7", "la línea «/» 2". */
function the({ direction, index }: KindLineParam): string {
  return `la ${LINES[direction][0]} ${index + 1}`;
}

/** The messages of `@nonokit/kinds` in Spanish. */
export const KINDS_ES: Translation<typeof import('./en.js')> = {
  kindBadSize: ({ side, size, least }) =>
    `${side} es ${size}, pero debe ser un número entero a partir de ${least}`,
  kindTooLarge: ({ cells, most }) =>
    `el tablero tiene ${spanishCount(cells, CELLS)}, y este tipo de nonograma admite ${most} como máximo`,
  kindTooHard: () =>
    'las pistas permiten más combinaciones de las que admite este tipo de nonograma; prueba con un tablero más pequeño',
  kindTooManyColors: ({ colors, most }) =>
    `hay ${colors} colores, y este tipo de nonograma admite ${most} como máximo`,
  kindPairColors: () =>
    'las pistas de dos líneas son para nonogramas en blanco y negro, y este tiene varias tintas',
  kindBadSides: () =>
    'los lados no cierran: topLeft + bottomLeft debe ser igual a topRight + bottomRight, ' +
    'y topLeft + top debe ser igual a bottomRight + bottom',
  kindLineCount: ({ direction, found, expected }) =>
    `hay ${spanishCount(found, ['pista', 'pistas'])} para las ${LINES[direction][1]}, pero deben ser ${expected}`,
  kindBadItem: ({ line, found }) =>
    `${the(line)} tiene el número ${found}, pero debe ser un número entero a partir de 1`,
  kindBadColor: ({ line, color, last }) =>
    `${the(line)} tiene el color ${color}, pero debe ser de 1 a ${last}`,
  kindBadPair: ({ line }) =>
    `la pista de dos líneas que empieza en ${the(line)} debe tener números pequeños antes, entre ` +
    'y después de los grandes, y los grandes deben ser a partir de 2',
  kindPairTriangles: () => 'las pistas de dos líneas son para tableros de casillas cuadradas',
  kindCutPaper: () => 'el fondo está cortado por una diagonal, se espera un solo color',
  kindCutTriangles: () => 'las casillas cortadas son para tableros de casillas cuadradas',
  kindBadGlue: ({ line }) =>
    `${the(line)} tiene un bloque pegado sin un bloque de otro color justo antes, ` +
    'o ninguno de los dos está cortado',
  kindTooLong: ({ line, needs, length }) =>
    `${the(line)} necesita ${spanishCount(needs, CELLS)} y tiene ${length}`,
  kindGoalLength: ({ found, expected }) =>
    `la imagen tiene ${spanishCount(found, CELLS)} y el tablero, ${expected}`,
  kindGoalColor: ({ color, last }) =>
    `la imagen tiene el color ${color}, pero debe ser de 0 a ${last}`,
  kindGoalDiffers: () => 'la imagen no es una solución de las pistas',
};
