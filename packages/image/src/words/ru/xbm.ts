/** Messages about X bitmaps, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/xbm.js';

/** Translations of `words/en/xbm`. */
export const XBM_RU: Translation<typeof en> = {
  xbmNoSize: ({ name }) => `нет строки «#define name_${name}» с числом`,
  xbmEmpty: ({ width, height }) => `размер ${width}x${height}, нужно хотя бы 1x1`,
  xbmNoBits: () => 'нет начала «char name_bits[] = {»',
  xbmEndsEarly: () => 'файл кончается, не хватает чисел картинки',
  xbmBadNumber: ({ found }) => `найдено «${found}», нужно число вроде 0x1f`,
};
