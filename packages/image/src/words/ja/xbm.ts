/** Messages about X bitmaps, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/xbm.js';

/** Translations of `words/en/xbm`. */
export const XBM_JA: Translation<typeof en> = {
  xbmNoSize: ({ name }) => `"#define name_${name}"とその数がありません`,
  xbmEmpty: ({ width, height }) => `大きさが${width}x${height}です。1x1以上が必要です`,
  xbmNoBits: () => '"char name_bits[] = {"がありません',
  xbmEndsEarly: () => '絵の数が来るはずのところで、ファイルが終わっています',
  xbmBadNumber: ({ found }) => `「${found}」がありますが、0x1fのような数が必要です`,
};
