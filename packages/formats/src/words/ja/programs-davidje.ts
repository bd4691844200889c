/** Messages of the readers of the formats of davidje13, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-davidje.js';

export const PROGRAMS_DAVIDJE: Translation<typeof en> = {
  davidjeNoHeader: () =>
    'ファイルに項目名がありません。「name」と、「rules」または「image」のあるヘッダーが必要です',
  davidjeNoString: () => 'この行に共有文字列がありません。「rules」または「image」に必要です',
  davidjeOpenQuote: () => '引用符の途中でファイルが終わっています。閉じる引用符が必要です',
  davidjeAfterQuote: () => '引用符のあとに文字が続いています。カンマが必要です',
  davidjeNoObject: () => '値がオブジェクトではありません。パズルが必要です',
  davidjeNoArray: ({ key }) => `「${key}」が配列ではありません。ラインごとに1つの数字が必要です`,
  davidjeWithheld: ({ key, index }) =>
    `${key}[${index}]の数字が伏せられています。別の種類のパズルで、ここでは受け付けていません`,
  davidjeNoClue: ({ key, index }) => `${key}[${index}]が数字になっていません。数の配列が必要です`,
  davidjeNoPicture: () => '「image」が絵になっていません。文字の行が必要です',
  davidjeNoShare: ({ found }) =>
    `「${found}」は共有文字列ではありません。「R」「B」「L」のどれかと、A-Z、a-z、0-9、「-」、「_」が必要です`,
  davidjeEndsEarly: () => '共有文字列が途中で終わっています。パズルの続きが必要です',
  davidjeTooLarge: ({ width, height, most }) =>
    `サイズが${width}x${height}です。1辺は${most}マスまでです`,
  davidjeNoCells: () => '絵にマスの種類がありません',
  davidjeUnknownCell: ({ cell, row }) =>
    `${row}行目の${cell}マス目が未定です。完成した絵が必要です`,
  davidjeTooWide: ({ width, height, most }) =>
    `パズルは${width}x${height}ですが、davidje13の共有文字列に入るのは1辺${most}マスまでです`,
};
