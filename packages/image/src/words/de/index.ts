/** All messages of this package, in German. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/index.js';
import { BMP_DE } from './bmp.js';
import { GIF_DE } from './gif.js';
import { PNG_DE } from './png.js';
import { PNM_DE } from './pnm.js';
import { SIZES_DE } from './sizes.js';
import { XBM_DE } from './xbm.js';

/** The sentences of all messages, by name. */
export const IMAGE_DE: Translation<typeof en> = {
  ...BMP_DE,
  ...GIF_DE,
  ...PNG_DE,
  ...PNM_DE,
  ...SIZES_DE,
  ...XBM_DE,
};
