/** Messages about the sizes of any image, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sizes.js';

/** Translations of `words/en/sizes`. */
export const SIZES_DE: Translation<typeof en> = {
  imageTooLarge: ({ width, height, most }) =>
    `ein Bild von ${width}x${height} ist zu groß: höchstens ` +
    `${most.toLocaleString('de-DE')} Felder sind erlaubt`,
};
