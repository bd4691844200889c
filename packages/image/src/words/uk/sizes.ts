/** Messages about the sizes of any image, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sizes.js';

/** Translations of `words/en/sizes`. */
export const SIZES_UK: Translation<typeof en> = {
  imageTooLarge: ({ width, height, most }) =>
    `зображення ${width}x${height} завелике: клітинок дозволено не більше ніж ` +
    most.toLocaleString('uk-UA'),
};
