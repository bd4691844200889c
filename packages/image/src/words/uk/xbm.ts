/** Messages about X bitmaps, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/xbm.js';

/** Translations of `words/en/xbm`. */
export const XBM_UK: Translation<typeof en> = {
  xbmNoSize: ({ name }) => `немає рядка «#define name_${name}» із числом`,
  xbmEmpty: ({ width, height }) => `розмір ${width}x${height}, потрібно хоча б 1x1`,
  xbmNoBits: () => 'немає початку «char name_bits[] = {»',
  xbmEndsEarly: () => 'файл закінчується, бракує чисел зображення',
  xbmBadNumber: ({ found }) => `знайдено «${found}», потрібне число, як-от 0x1f`,
};
