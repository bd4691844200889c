/** Messages about Netpbm files, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pnm.js';

const NUMBERS: Readonly<Record<en.PnmNumber, string>> = {
  width: 'el ancho de la imagen',
  height: 'el alto de la imagen',
  'top value': 'el valor máximo de la imagen',
};

/** Translations of `words/en/pnm`. */
export const PNM_ES: Translation<typeof en> = {
  pnmBadNumber: ({ name, found, most }) =>
    found === undefined
      ? `${NUMBERS[name]} no es un número: debe ser de 1 a ${most}`
      : `${NUMBERS[name]} es ${found}, pero debe ser de 1 a ${most}`,
  pnmLargeNumber: ({ name, found, most }) =>
    `${NUMBERS[name]} es ${found}, pero debe ser de 1 a ${most}`,
  pnmStopsShort: ({ width, height, expected, found }) =>
    `el archivo se corta: una imagen de ${width}x${height} necesita otros ${expected} bytes y hay ${found}`,
  pnmSampleMissing: ({ row, column }) =>
    `el archivo se corta en la fila ${row}, columna ${column} de la imagen`,
  pnmBadBit: ({ row, column }) =>
    `la fila ${row}, columna ${column} de la imagen no es correcta: debe ser 0 o 1`,
  pnmBadSample: ({ row, column, most }) =>
    `la fila ${row}, columna ${column} de la imagen no es correcta: debe ser un número de 0 a ${most}`,
};
