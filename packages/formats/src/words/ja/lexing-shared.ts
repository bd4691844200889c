/** Messages of several families about colours, counts and pictures, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-shared.js';
import { lineInJapanese } from './lines.js';

export const LEXING_SHARED: Translation<typeof en> = {
  lexingTooManyColors: ({ colors, most }) => `${colors}色と背景色で、上限の${most}色を超えています`,
  lexingMoreColors: ({ most }) => `色が上限の${most}色を超えています`,
  lexingTooManyPuzzles: ({ most }) => `ファイルのパズルが上限の${most}問を超えています`,
  lexingBlocksAnnounced: ({ line, blocks, length }) =>
    `${lineInJapanese(line)}は${length}マスなのに、ブロックが${blocks}個あることになっています`,
  lexingBlankPuzzle: () => 'ファイルが空です。パズルが必要です',
  lexingNoRows: () => '行がありません。1行につき1つの数字が必要です',
  lexingTooManyCells: ({ width, height, most }) =>
    `${width}x${height}は大きすぎます。${most.toLocaleString('ja-JP')}マスまでです`,
  lexingTooManyLines: ({ width, height, most }) =>
    `${width}x${height}は大きすぎます。行と列は合わせて${most.toLocaleString('ja-JP')}本までです`,
  lexingGoesOn: () => 'パズルのあとに余分な文字があります',
  lexingElementLeftOut: ({ name }) => `要素<${name}>は不明なため、読み飛ばしました`,
};
