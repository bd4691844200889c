/** Messages about BMP files, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/bmp.js';

/** Translations of `words/en/bmp`. */
export const BMP_ES: Translation<typeof en> = {
  bmpNoSignature: () => 'el archivo no empieza con BM y una cabecera conocida',
  bmpHeaderStopsShort: () => 'el archivo BMP se corta en la cabecera',
  bmpEmpty: ({ width, height }) => `la imagen BMP es de ${width}x${height}`,
  bmpUnsupported: ({ bits, packing }) =>
    `la imagen BMP tiene ${bits} bits por píxel, empaquetados del modo ${packing}, ` +
    'que no se admite: conviértela a PNG',
  bmpStopsShort: ({ found, expected }) =>
    `el archivo BMP se corta: su imagen necesita ${expected} bytes y hay ${found}`,
  bmpRunsStopShort: ({ line }) => `el archivo BMP se corta en la línea ${line}`,
  bmpColorMissing: () => 'un píxel tiene un color que falta en la paleta del archivo BMP',
};
