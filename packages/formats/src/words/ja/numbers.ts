/** Messages of the readers of bare numbers, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/numbers.js';
import { inJapanese } from './japanese.js';

export const NUMBERS: Translation<typeof en> = {
  numbersNoBlankLine: () => '行と列の間に空行がありません',
  numbersNoAmpersand: () => '行と列の間に「&」の行がありません',
  numbersNoHash: () => '行と列の間に「#」で始まる行がありません',
  numbersTwoBlankLines: () => '数字の間に2つ目の空行があります。空行は行の数字のあとの1つだけです',
  numbersRowTotal: ({ found, expected }) => `行が${found}本あります。必要なのは${expected}本です`,
  numbersRowsBeforeHash: ({ found, expected }) =>
    `「#」の前に行が${found}本あります。必要なのは${expected}本です`,
  numbersColumnsAfterHash: ({ found, expected }) =>
    `「#」のあとに列が${found}本あります。必要なのは${expected}本です`,
  numbersCluesGoOn: () => '列の数字のあとに、まだ数字があります。ファイルの終わりが必要です',
  numbersTooManyAnnounced: ({ most }) =>
    `ファイルに書かれたパズル数が上限の${most}問を超えています`,
  numbersLongBlock: ({ size, length }) =>
    `${length}マスのラインに、長さ${size}のブロックがあります`,
  numbersNotBare: ({ what }) =>
    `ファイルに${inJapanese(what)}があります。必要なのはサイズと数字だけです（ほかの情報があるのはNONファイル）`,
  numbersGivenTwice: ({ key }) => `「${key}」が2回あります`,
  numbersNoHeading: ({ found }) => `「${found}」がありますが、「ROWS:」か「COLUMNS:」が必要です`,
  numbersMissingSection: ({ key }) => `「${key}」の行がありません。両方必要です`,
  numbersNoEnd: ({ found }) => `数字「${found}」の終わりに0がありません`,
  numbersNoTitle: ({ found }) => `「${found}」がありますが、「$」とパズルの番号が必要です`,
  numbersTaaiTotal: ({ found, expected }) =>
    `パズルの数字が${found}本分あります。${expected}本分か、行と列が同数である必要があります`,
  numbersNotSquare: ({ width, height }) =>
    `パズルは${width}x${height}ですが、TAAI大会のファイルには正方形しか入りません`,
  numbersHeightFirst: ({ width, height }) =>
    `サイズは高さ、幅の順でしか合わないため、行が先の${width}x${height}として読みました。` +
    `${height}x${width}のつもりなら列が先なので、--from azotor で読んでください`,
};
