/** Messages of the readers of solvers’ files, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/solvers.js';
import type { Thing } from '../thing.js';
import { inJapanese } from './japanese.js';

/** "「x」がありますが、数が必要です". */
function foundInstead({ found, what }: { found: string; what: Thing }): string {
  return `「${found}」がありますが、${inJapanese(what)}が必要です`;
}

export const SOLVERS: Translation<typeof en> = {
  iniFound: foundInstead,
  unaryNumber: ({ found }) => `1進の数字の中に数${found}があります。1、0、-1のどれかが必要です`,
  unaryList: () => '1進の数字の中にリストがあります。1、0、-1のどれかが必要です',
  unaryAfterEnd: ({ found }) => `1進の数字で-1のあとに${found}があります。-1が必要です`,
  olsakColorTwice: ({ id }) => `色「${id}」が2回宣言されています`,
  olsakTooManyColors: ({ most }) => `色が.gファイルの上限の${most}色を超えています`,
  olsakNoColor: ({ found }) =>
    `「${found}」は色の宣言ではありません。「r:* #c8141e red」のような、文字、「:」、色が必要です`,
  olsakTriangle: () =>
    '斜めに分けられたマスのあるパズル（トライアノグラム）です。別の種類のパズルで、ここでは受け付けていません',
  olsakWrongEnd: ({ found, id }) =>
    `ブロック「${found}」の端に三角形「${id}」がありますが、この端には宣言されていません`,
  olsakShortBlock: ({ found }) => `ブロック「${found}」の三角形がマスより多いです`,
  olsakUnknownLook: ({ found }) =>
    `「${found}」は知らない色です。「#RRGGBB」または一般的な名前が必要です`,
  olsakNoNumber: ({ found }) => `「${found}」がありますが、数、または色の文字付きの数が必要です`,
  olsakNoDefault: ({ found }) => `ブロック「${found}」に色がなく、標準の色も宣言されていません`,
  olsakUndeclared: ({ found, id }) => `ブロック「${found}」の色「${id}」が宣言されていません`,
  olsakTriddler: () =>
    'ラインが3方向のパズル（トリドラー）です。別の種類のパズルで、ここでは受け付けていません',
  olsakSixSides: ({ found }) =>
    `トリドラーの数字には、「:」の行のあとのセクションが6つ必要ですが、${found}つです`,
  olsakNoColon: () => '行の数字の前に、「:」で始まる行がありません',
  olsakNoColumns: () => '列がありません。1行につき1つの数字が必要です',
  olsakTooFewSigns: ({ colors, most }) =>
    `${colors}色ありますが、.gの記号は${most}色分しかありません`,
  prologNoLists: () => '数のリストのリストがありません。行と列が必要です',
  prologOneList: () => '数字のリストが1つしかありません。2つ必要です',
  tomlFound: foundInstead,
  tomlLineEnds: ({ what }) => `行が終わっていますが、${inJapanese(what)}が必要です`,
  xcspNoArray: () => '2つのサイズを持つ配列がありません。マスの配列が必要です',
  xcspTooFewLines: ({ kind, found, expected }) =>
    `制約が${kind === 'row' ? '行' : '列'}${found}本分あります。必要なのは${expected}本分です`,
  xcspNoLine: ({ found }) =>
    `「${found}」は配列の行や列ではありません。x[0][]のような指定が必要です`,
  xcspOddAutomaton: () => 'オートマトンが数字のものではありません。0の間に1が続く形が必要です',
  lpBlocksAnnounced: ({ name, blocks, length }) =>
    `${name}は${length}マスなのに、ブロックが${blocks}個あることになっています`,
  lpWrongWord: foundInstead,
  gecodeGoesOn: ({ found }) => `「${found}」がありますが、最後の数字のあとには「}」が必要です`,
  gecodeNoBrace: ({ found }) => `「${found}」がありますが、「{」と数が必要です`,
  gecodeNoArray: () => '配列がありません。「{」と数が必要です',
  mathprogNoTable: ({ name }) => `表「param ${name}」がありません`,
  mathprogNoSizes: ({ name }) => `「param ${name}」がmとnより前にあります`,
  mathprogBadIndex: ({ index, name, count }) =>
    `「${name}」に${index}番の行があります。1〜${count}が1回ずつ必要です`,
  mathprogTooFewLines: ({ name, found, count }) =>
    `「${name}」が${found}行です。ほぼ${count}行が必要です`,
  mathprogFound: foundInstead,
};
