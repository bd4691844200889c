/** Messages about X bitmaps, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/xbm.js';

/** Translations of `words/en/xbm`. */
export const XBM_FR: Translation<typeof en> = {
  xbmNoSize: ({ name }) => `il n’y a pas de « #define name_${name} » avec un nombre`,
  xbmEmpty: ({ width, height }) => `la taille est ${width}x${height}, il faut au moins 1x1`,
  xbmNoBits: () => 'il n’y a pas de « char name_bits[] = { »',
  xbmEndsEarly: () => 'le fichier se termine, il manque les nombres de l’image',
  xbmBadNumber: ({ found }) => `« ${found} » trouvé, il faut un nombre comme 0x1f`,
};
