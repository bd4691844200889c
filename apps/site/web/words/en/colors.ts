/** Names of colours, in English. */
import type { BasicColor, Shade } from '@nonokit/core';

export const words = {
  name: (basic: BasicColor, shade: Shade | undefined): string =>
    shade === undefined ? basic : `${shade} ${basic}`,
};

export type ColorWords = typeof words;
