/** Messages of all text readers about words, numbers and clues, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing.js';
import { inJapanese } from './japanese.js';

export const LEXING: Translation<typeof en> = {
  lexingFileEnds: ({ what }) => `ファイルが途中で終わっています。${inJapanese(what)}が必要です`,
  lexingBlankFile: ({ what }) => `ファイルが空です。${inJapanese(what)}が必要です`,
  lexingTextFollows: ({ found, what }) => `${inJapanese(what)}のあとに余分な「${found}」があります`,
  lexingRestIgnored: ({ found }) =>
    `パズルはもう完結しているため、「${found}」から先は無視しました`,
  lexingTooManyDigits: ({ what, digits }) =>
    `${inJapanese(what)}が${digits}桁あります。9桁までにしてください`,
  lexingNotANumber: ({ found, what }) =>
    `「${found}」がありますが、${inJapanese(what)}を数で書いてください`,
  lexingLongNumber: ({ digits }) => `${digits}桁の数があります。9桁までにしてください`,
  lexingBadSize: ({ width, height }) =>
    `サイズが${width}x${height}になっています。1x1以上が必要です`,
  lexingFirstLine: ({ found, what }) =>
    `ファイルの最初の行が「${found}」です。${inJapanese(what)}が必要です`,
  lexingNotAlone: ({ found, what }) =>
    `「${found}」がありますが、${inJapanese(what)}だけの行が必要です`,
  lexingEndsBeforeSize: ({ what }) =>
    `ファイルが途中で終わっています。${inJapanese(what)}だけの行が必要です`,
  lexingLastLineMissing: () => 'ファイルの最後の1行が足りないため、最後の数字を空とみなしました',
  lexingSizesSwapped: ({ width, height }) =>
    `サイズは逆にしないと合いません。パズルは${width}x${height}です`,
  lexingZeroInClue: () => '数字の中に0があります。0だけにするか、1以上のブロックにしてください',
  lexingTooManyBlocks: ({ length }) =>
    `ブロックの数が、ラインの長さ（${length}マス）を超えています`,
  lexingClueCount: ({ kind, found, expected }) =>
    `${kind === 'row' ? '行' : '列'}の数字が${found}本分あります。必要なのは${expected}本分です`,
  lexingClueTotal: ({ found, width, height }) =>
    `数字が${found}本分あります。必要なのは${width + height}本分（行${height}、列${width}）です`,
  lexingSlashCount: ({ found, width, height }) => {
    const expected = `必要なのは${width + height}本分（列${width}、行${height}）です`;
    return found === null
      ? `数字が多すぎます。${expected}`
      : `数字が${found}本分あります。${expected}`;
  },
  lexingGzipEnds: () => 'gzipファイルが途中で終わっています',
  lexingGzipDamaged: ({ why }) =>
    `gzipファイルが壊れているか、途中で終わっています${why === '' ? '' : `（${why}）`}`,
  lexingGzipChecksum: () => 'gzipファイルが壊れています。チェックサムが一致しません',
  lexingTooManyBytes: ({ most }) =>
    `展開したファイルが上限の${most.toLocaleString('ja-JP')}バイトを超えます`,
};
