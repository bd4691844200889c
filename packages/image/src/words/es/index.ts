/** All messages of this package, in Spanish. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/index.js';
import { BMP_ES } from './bmp.js';
import { GIF_ES } from './gif.js';
import { PNG_ES } from './png.js';
import { PNM_ES } from './pnm.js';
import { SIZES_ES } from './sizes.js';
import { XBM_ES } from './xbm.js';

/** The sentences of all messages, by name. */
export const IMAGE_ES: Translation<typeof en> = {
  ...BMP_ES,
  ...GIF_ES,
  ...PNG_ES,
  ...PNM_ES,
  ...SIZES_ES,
  ...XBM_ES,
};
