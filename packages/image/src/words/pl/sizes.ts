/** Messages about the sizes of any image, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sizes.js';

/** Translations of `words/en/sizes`. */
export const SIZES_PL: Translation<typeof en> = {
  imageTooLarge: ({ width, height, most }) =>
    `obraz ${width}x${height} jest za duży: limit kratek to ${most.toLocaleString('pl-PL')}`,
};
