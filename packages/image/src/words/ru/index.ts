/** All messages of this package, in Russian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/index.js';
import { BMP_RU } from './bmp.js';
import { GIF_RU } from './gif.js';
import { PNG_RU } from './png.js';
import { PNM_RU } from './pnm.js';
import { SIZES_RU } from './sizes.js';
import { XBM_RU } from './xbm.js';

/** The sentences of all messages, by name. */
export const IMAGE_RU: Translation<typeof en> = {
  ...BMP_RU,
  ...GIF_RU,
  ...PNG_RU,
  ...PNM_RU,
  ...SIZES_RU,
  ...XBM_RU,
};
