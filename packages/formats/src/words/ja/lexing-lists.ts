/** Messages about lists of numbers and sections of clues, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-lists.js';

export const LEXING_LISTS: Translation<typeof en> = {
  listMissing: ({ name }) => `リスト「${name}」がありません`,
  listHasNumber: ({ found }) => `数${found}がありますが、ここには数のリストが必要です`,
  listHasList: () => 'リストがありますが、ここにはブロックの数が必要です',
  listSmallBlock: ({ size }) => `ブロックの長さが${size}になっています。1以上が必要です`,
  listInnerZero: () => '数字の間に0があります。0は端にだけ置けます',
  listEndsEarly: () => 'リストの途中でファイルが終わっています',
  listTooLong: ({ most }) => `リストの数とリストが${most}個を超えています`,
  listTooDeep: ({ most }) => `リストの入れ子が${most}段を超えています`,
  listOddItem: ({ found }) => `リストの中に「${found}」がありますが、数またはリストが必要です`,
  sectionMissing: ({ name }) => `セクション[clues]に「${name}」がありません`,
  sectionNoColor: ({ found }) =>
    `「${found}」は色ではありません。「r = (c8141e) *」のような色が必要です`,
  sectionBadLook: ({ id, look }) =>
    `色「${id}」の見た目が「${look}」になっています。名前、6桁の値、または赤・緑・青の値が必要です`,
  sectionUnknownColor: ({ block, id }) =>
    `ブロック「${block}」の色「${id}」が、セクション[colors]にありません`,
  sectionTooFewNames: ({ colors }) =>
    `パズルは${colors}色ですが、名前を付けられるのは702色までです`,
};
