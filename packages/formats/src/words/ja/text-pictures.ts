/** Messages about pictures drawn in characters, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/text-pictures.js';

export const TEXT_PICTURES: Translation<typeof en> = {
  pictureUndecided: () => 'マス「?」が未定です。完成した絵が必要です',
  pictureTriangle: ({ found }) =>
    `マス「${found}」が三角形です。トライアノグラムは.gまたはNonokitのJSONで読めます`,
  pictureBlank: () => '文字の横に空白があります。絵の行が必要です',
  pictureControl: () => '制御文字があります。絵の行が必要です',
  pictureManyCharacters: ({ most }) => `文字が${most}種類を超えています。絵の行が必要です`,
  picturePadded: ({ row, found, width }) =>
    `${row}行目は${found}マス、最も長い行は${width}マスなので、短い行に空白のマスを足しました`,
  pictureTooFewSigns: ({ most, inks }) =>
    `文字は${most}色分しかありませんが、パズルは${inks}色です`,
  pictureTooFewInks: ({ most, inks }) =>
    `空白のマスがない場合の文字は${most}色分しかありませんが、パズルは${inks}色です`,
  pictureNeedsFrom: () => 'このような絵は、--from text を指定したときだけ読みます',
  pictureBackground: ({ symbol }) =>
    `「.」や空白のような通常の空白の文字がないため、「${symbol}」を空白のマスとみなしました`,
  pictureJoined: () => '絵が空行で分かれているため、空行を除いた1枚の絵として読みました',
  pictureBlankRow: () => '空行を、空白のマスだけの行とみなしました',
};
