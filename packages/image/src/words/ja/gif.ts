/** Messages about GIF files, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/gif.js';

/** Translations of `words/en/gif`. */
export const GIF_JA: Translation<typeof en> = {
  gifNoSignature: () => 'ファイルがGIF8で始まっていません',
  gifStopsShort: () => 'GIFファイルが絵の前で途切れています',
  gifEmpty: ({ width, height }) => `GIF画像の大きさが${width}x${height}です`,
  gifBadDepth: ({ found }) => `GIF画像の符号が${found}ビットになっています。使えるのは1〜8です`,
  gifNoPalette: () => 'GIFファイルにパレットがありません',
  gifPixelsMissing: ({ found, expected }) =>
    `GIF画像が途中で終わっています。${expected}ピクセル中${found}ピクセルしかありません`,
  gifColorMissing: () => 'GIFファイルのパレットにない色のピクセルがあります',
};
