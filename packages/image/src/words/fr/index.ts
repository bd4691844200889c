/** All messages of this package, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/index.js';
import { BMP_FR } from './bmp.js';
import { GIF_FR } from './gif.js';
import { PNG_FR } from './png.js';
import { PNM_FR } from './pnm.js';
import { SIZES_FR } from './sizes.js';
import { XBM_FR } from './xbm.js';

/** The sentences of all messages, by name. */
export const IMAGE_FR: Translation<typeof en> = {
  ...BMP_FR,
  ...GIF_FR,
  ...PNG_FR,
  ...PNM_FR,
  ...SIZES_FR,
  ...XBM_FR,
};
