/** All messages of this package, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/index.js';
import { BMP_JA } from './bmp.js';
import { GIF_JA } from './gif.js';
import { PNG_JA } from './png.js';
import { PNM_JA } from './pnm.js';
import { SIZES_JA } from './sizes.js';
import { XBM_JA } from './xbm.js';

/** The sentences of all messages, by name. */
export const IMAGE_JA: Translation<typeof en> = {
  ...BMP_JA,
  ...GIF_JA,
  ...PNG_JA,
  ...PNM_JA,
  ...SIZES_JA,
  ...XBM_JA,
};
