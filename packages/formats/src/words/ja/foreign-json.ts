/** Messages of the readers of other programs' JSON, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/foreign-json.js';

export const FOREIGN_JSON: Translation<typeof en> = {
  jsonNoLists: () => 'リスト「rows」と「columns」がありません。両方必要です',
  jsonWithheld: () => '数字が伏せられています。ブロックの数が必要です',
  jsonNoClue: () => '数字がリストになっていません。ブロックの数のリストが必要です',
  jsonOddBlock: () => 'ブロックの書き方が正しくありません。数または組が必要です',
  jsonMixedBlocks: () => 'ブロックの書き方が混ざっています。すべて同じ書き方にしてください',
  jsonBadContent: ({ cells }) =>
    `「content」が合いません。-1、0、1のいずれかが${cells}マス分必要です`,
  jsonPartialPicture: () => '途中までの絵は無視し、数字だけを読みました',
  jsonNoPicture: () => 'JSONに数字も絵もありません。数字のリスト、または0と1の行が必要です',
  jsonManyCharacters: ({ most }) => `絵の文字が${most}種類を超えています`,
};
