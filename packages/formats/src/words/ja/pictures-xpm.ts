/** Messages about XPM files, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures-xpm.js';

/** Translations of `words/en/pictures-xpm`. */
export const PICTURES_XPM: Translation<typeof en> = {
  picturesXpmBadSizes: () =>
    'サイズがありません。「16 16 2 1」のような幅、高さ、色数、文字数が必要です',
  picturesXpmManyColors: ({ found, most }) =>
    `ファイルに書かれた色数が${found}です。1〜${most}が必要です`,
  picturesXpmBadColor: ({ found }) =>
    `「${found}」は色の指定ではありません。「. c #c8141e」のような指定が必要です`,
  picturesXpmNamedColor: ({ name }) =>
    `「${name}」の見た目がわからないため、適当な色を割り当てました`,
  picturesXpmBadRow: ({ row, found, width }) =>
    `${row}行目が${found}ピクセルです。必要なのは${width}ピクセルです`,
  picturesXpmBadPixel: ({ found }) => `「${found}」に対応する色がファイルにありません`,
  picturesXpmEndsEarly: () =>
    'ファイルが途中で終わっています。色またはピクセルの行がもっと必要です',
  picturesXpmColors: ({ found, most }) =>
    `パズルは${found}色ですが、NonokitのXPMファイルに入るのは${most}色までです`,
};
