/** Messages about GIF files, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/gif.js';

/** Translations of `words/en/gif`. */
export const GIF_ES: Translation<typeof en> = {
  gifNoSignature: () => 'el archivo no empieza con GIF8',
  gifStopsShort: () => 'el archivo GIF se corta antes de su imagen',
  gifEmpty: ({ width, height }) => `la imagen GIF es de ${width}x${height}`,
  gifBadDepth: ({ found }) =>
    `la imagen GIF tiene códigos de ${found} bits, pero deben ser de 1 a 8`,
  gifNoPalette: () => 'el archivo GIF no tiene paleta',
  gifPixelsMissing: ({ found, expected }) =>
    `la imagen GIF se corta: hay ${found} de ${expected} píxeles`,
  gifColorMissing: () => 'un píxel tiene un color que falta en la paleta del archivo GIF',
};
