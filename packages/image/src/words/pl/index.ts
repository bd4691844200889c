/** All messages of this package, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/index.js';
import { BMP_PL } from './bmp.js';
import { GIF_PL } from './gif.js';
import { PNG_PL } from './png.js';
import { PNM_PL } from './pnm.js';
import { SIZES_PL } from './sizes.js';
import { XBM_PL } from './xbm.js';

/** The sentences of all messages, by name. */
export const IMAGE_PL: Translation<typeof en> = {
  ...BMP_PL,
  ...GIF_PL,
  ...PNG_PL,
  ...PNM_PL,
  ...SIZES_PL,
  ...XBM_PL,
};
