/** Messages about the sizes of any image, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sizes.js';

/** Translations of `words/en/sizes`. */
export const SIZES_FR: Translation<typeof en> = {
  imageTooLarge: ({ width, height, most }) =>
    `une image de ${width}x${height} dépasse la limite de ${most.toLocaleString('fr-FR')} cases`,
};
