/** All messages of this package, in Ukrainian. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/index.js';
import { BMP_UK } from './bmp.js';
import { GIF_UK } from './gif.js';
import { PNG_UK } from './png.js';
import { PNM_UK } from './pnm.js';
import { SIZES_UK } from './sizes.js';
import { XBM_UK } from './xbm.js';

/** The sentences of all messages, by name. */
export const IMAGE_UK: Translation<typeof en> = {
  ...BMP_UK,
  ...GIF_UK,
  ...PNG_UK,
  ...PNM_UK,
  ...SIZES_UK,
  ...XBM_UK,
};
