/** Messages about the sizes of any image, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sizes.js';

/** Translations of `words/en/sizes`. */
export const SIZES_ES: Translation<typeof en> = {
  imageTooLarge: ({ width, height, most }) =>
    `una imagen de ${width}x${height} es demasiado grande: se admiten ` +
    `${most.toLocaleString('es')} casillas como máximo`,
};
