/** Spanish messages about ROFL files. */
import type { Translation } from '@nonokit/core';
import type * as en from './en.js';

const NUMBERS: Readonly<Record<en.HeaderNumber, string>> = {
  width: 'el ancho',
  height: 'el alto',
  'number of colours': 'la cantidad de colores',
};

/** A number in Spanish notation: "16.777.216". */
function digits(number: number): string {
  return number.toLocaleString('es');
}

/** The sentences of all messages, by name. */
export const ROFL_ES: Translation<typeof en> = {
  noSignature: () => 'el archivo no empieza con las letras ROFL',
  otherVersion: ({ found }) => `el archivo ROFL es de la versión ${found}, pero debe ser la 1`,
  tooShort: ({ found, expected }) =>
    `el archivo ROFL tiene ${found} bytes, pero deben ser ${expected} como mínimo`,
  damaged: () => 'el archivo ROFL está dañado: la suma de comprobación no coincide',
  badFlags: ({ found }) =>
    `el archivo ROFL tiene los indicadores ${found}, pero deben ser de 0 a 7`,
  noNumber: ({ name }) => `${NUMBERS[name]} del archivo ROFL no es un número`,
  emptyImage: ({ width, height, colors }) =>
    `la imagen ROFL es de ${width}x${height} con ${colors} colores, pero debe ser al menos de 1x1 con 1`,
  tooLarge: ({ width, height, maxCells, maxLines }) => {
    const limit =
      width * height > maxCells
        ? `${digits(maxCells)} casillas`
        : `${digits(maxLines)} filas y columnas en total`;
    return `la imagen ROFL de ${width}x${height} es demasiado grande: se admiten ${limit} como máximo`;
  },
  tooManyColors: ({ found, most }) =>
    `hay ${found} colores, pero se admiten ${digits(most)} como máximo`,
  pixelsDiffer: () => 'los píxeles del archivo ROFL no dan su suma de comprobación',
  colorsMissing: ({ expected }) =>
    `el archivo ROFL está cortado: debería tener ${expected} colores`,
  badPackedCells: ({ expected }) =>
    `el archivo ROFL no contiene ${expected} casillas de sus colores`,
  badClues: () => 'el archivo ROFL no contiene las pistas de una imagen de su tamaño',
  badCells: () => 'el archivo ROFL no contiene las casillas de una imagen de su tamaño',
  badPixels: () => 'el archivo ROFL no contiene los píxeles de una imagen de su tamaño',
  noSolution: () => 'ninguna imagen tiene las pistas y las casillas reveladas del archivo ROFL',
  undecided: () =>
    'las pistas y las casillas reveladas del archivo ROFL permiten más de una imagen, o son demasiado difíciles de resolver',
  tooMuch: () =>
    'el archivo ROFL contiene más líneas, casillas o colores de los que admite la versión 1',
};
