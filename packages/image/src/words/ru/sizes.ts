/** Messages about the sizes of any image, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sizes.js';

/** Translations of `words/en/sizes`. */
export const SIZES_RU: Translation<typeof en> = {
  imageTooLarge: ({ width, height, most }) =>
    `изображение ${width}x${height} больше допустимого: клеток не более ` +
    most.toLocaleString('ru-RU'),
};
