/** Messages about Netpbm files, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pnm.js';

const NUMBERS: Readonly<Record<en.PnmNumber, string>> = {
  width: '幅',
  height: '高さ',
  'top value': '最大値',
};

/** Translations of `words/en/pnm`. */
export const PNM_JA: Translation<typeof en> = {
  pnmBadNumber: ({ name, found, most }) =>
    found === undefined
      ? `画像の${NUMBERS[name]}が数になっていません。1〜${most}が必要です`
      : `画像の${NUMBERS[name]}が${found}になっています。1〜${most}が必要です`,
  pnmLargeNumber: ({ name, found, most }) =>
    `画像の${NUMBERS[name]}が${found}になっています。1〜${most}が必要です`,
  pnmStopsShort: ({ width, height, expected, found }) =>
    `ファイルが途中で終わっています。${width}x${height}の画像にはあと${expected}バイト必要ですが、${found}バイトしかありません`,
  pnmSampleMissing: ({ row, column }) => `ファイルが画像の${row}行目${column}列目で途切れています`,
  pnmBadBit: ({ row, column }) => `画像の${row}行目${column}列目が正しくありません。0か1が必要です`,
  pnmBadSample: ({ row, column, most }) =>
    `画像の${row}行目${column}列目が正しくありません。0〜${most}の数が必要です`,
};
