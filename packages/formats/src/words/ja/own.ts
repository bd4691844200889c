/** Messages about our own share strings and ROFL images, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/own.js';

export const OWN: Translation<typeof en> = {
  roflTransparent: () => 'ROFL画像に透明な色があり、白地での見た目の色として読みました',
  shareWriteOnly: () => 'アドレスは、その中身の形式として読みます',
  shareNoString: ({ found, prefix }) =>
    `「${found}」は共有文字列ではありません。「${prefix}…」が必要です`,
  shareVersion: ({ version }) =>
    `共有文字列のバージョンが${version}です。対応しているのは1で、新しいNonokitなら読めるかもしれません`,
  shareBadCharacters: ({ found }) =>
    `「${found}」は共有文字列ではありません。接頭辞のあとに使えるのはA-Z、a-z、0-9、「-」、「_」です`,
  shareChecksum: () =>
    'チェックサムが合いません。共有文字列が壊れているか、欠けています。書き出されたままの文字列が必要です',
  shareEndsEarly: () => '共有文字列にパズル全体が入っていません。続きが必要です',
};
