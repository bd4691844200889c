/** Messages about BMP files, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/bmp.js';

/** Translations of `words/en/bmp`. */
export const BMP_JA: Translation<typeof en> = {
  bmpNoSignature: () => 'ファイルがBMと既知のヘッダーで始まっていません',
  bmpHeaderStopsShort: () => 'BMPファイルがヘッダーの途中で終わっています',
  bmpEmpty: ({ width, height }) => `BMP画像の大きさが${width}x${height}です`,
  bmpUnsupported: ({ bits, packing }) =>
    `BMP画像が1ピクセル${bits}ビット、圧縮方式${packing}です。` +
    'この方式には対応していないので、PNGに変換してください',
  bmpStopsShort: ({ found, expected }) =>
    `BMPファイルが途中で終わっています。絵には${expected}バイト必要ですが、${found}バイトしかありません`,
  bmpRunsStopShort: ({ line }) => `BMPファイルが${line}行目で途切れています`,
  bmpColorMissing: () => 'BMPファイルのパレットにない色のピクセルがあります',
};
