/** Messages about X bitmaps, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/xbm.js';

/** Translations of `words/en/xbm`. */
export const XBM_ES: Translation<typeof en> = {
  xbmNoSize: ({ name }) => `falta «#define name_${name}» con un número`,
  xbmEmpty: ({ width, height }) =>
    `el tamaño es de ${width}x${height}, pero debe ser al menos de 1x1`,
  xbmNoBits: () => 'falta «char name_bits[] = {»',
  xbmEndsEarly: () => 'el archivo se acaba y faltan los números de la imagen',
  xbmBadNumber: ({ found }) => `hay «${found}», pero debe ser un número como 0x1f`,
};
