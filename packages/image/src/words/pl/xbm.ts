/** Messages about X bitmaps, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/xbm.js';

/** Translations of `words/en/xbm`. */
export const XBM_PL: Translation<typeof en> = {
  xbmNoSize: ({ name }) => `nie ma „#define name_${name}” z liczbą`,
  xbmEmpty: ({ width, height }) => `rozmiar to ${width}x${height}, a potrzeba co najmniej 1x1`,
  xbmNoBits: () => 'nie ma „char name_bits[] = {”',
  xbmEndsEarly: () => 'plik się kończy, a brakuje liczb obrazka',
  xbmBadNumber: ({ found }) => `znaleziono „${found}”, a potrzebna jest liczba taka jak 0x1f`,
};
