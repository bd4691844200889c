/** Messages about the sizes of any image, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sizes.js';

/** Translations of `words/en/sizes`. */
export const SIZES_JA: Translation<typeof en> = {
  imageTooLarge: ({ width, height, most }) =>
    `画像の${width}x${height}は大きすぎます。${most.toLocaleString('ja-JP')}マスまでです`,
};
