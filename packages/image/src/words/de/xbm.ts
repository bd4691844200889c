/** Messages about X bitmaps, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/xbm.js';

/** Translations of `words/en/xbm`. */
export const XBM_DE: Translation<typeof en> = {
  xbmNoSize: ({ name }) => `es fehlt „#define name_${name}“ mit einer Zahl`,
  xbmEmpty: ({ width, height }) => `die Größe ist ${width}x${height}, erwartet wird mindestens 1x1`,
  xbmNoBits: () => 'es fehlt „char name_bits[] = {“',
  xbmEndsEarly: () => 'die Datei endet, erwartet werden die Zahlen des Bildes',
  xbmBadNumber: ({ found }) => `„${found}“ gefunden, erwartet wird eine Zahl wie 0x1f`,
};
