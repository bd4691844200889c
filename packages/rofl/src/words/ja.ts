/** Japanese messages about ROFL files. */
import type { Translation } from '@nonokit/core';
import type * as en from './en.js';

const NUMBERS: Readonly<Record<en.HeaderNumber, string>> = {
  width: '幅',
  height: '高さ',
  'number of colours': '色数',
};

/** "16,777,216". */
function digits(number: number): string {
  return number.toLocaleString('ja-JP');
}

/** The sentences of all messages, by name. */
export const ROFL_JA: Translation<typeof en> = {
  noSignature: () => 'ファイルがROFLの文字で始まっていません',
  otherVersion: ({ found }) => `ROFLファイルのバージョンが${found}です。対応しているのは1です`,
  tooShort: ({ found, expected }) =>
    `ROFLファイルが${found}バイトしかありません。${expected}バイト以上必要です`,
  damaged: () => 'ROFLファイルが壊れています。チェックサムが一致しません',
  badFlags: ({ found }) => `ROFLファイルのフラグが${found}になっています。使えるのは0〜7です`,
  noNumber: ({ name }) => `ROFLファイルの${NUMBERS[name]}が数になっていません`,
  emptyImage: ({ width, height, colors }) =>
    `ROFL画像が${width}x${height}、${colors}色です。1x1、1色以上が必要です`,
  tooLarge: ({ width, height, maxCells, maxLines }) => {
    const limit =
      width * height > maxCells
        ? `${digits(maxCells)}マスまでです`
        : `行と列は合わせて${digits(maxLines)}本までです`;
    return `ROFL画像の${width}x${height}は大きすぎます。${limit}`;
  },
  tooManyColors: ({ found, most }) => `${found}色は多すぎます。${digits(most)}色までです`,
  pixelsDiffer: () => 'ROFLファイルのピクセルがチェックサムと一致しません',
  colorsMissing: ({ expected }) =>
    `ROFLファイルが途中で終わっています。${expected}色分のデータが必要です`,
  badPackedCells: ({ expected }) => `ROFLファイルに、その色の${expected}マス分のデータがありません`,
  badClues: () => 'ROFLファイルに、その大きさの絵の数字がありません',
  badCells: () => 'ROFLファイルに、その大きさの絵のマスがありません',
  badPixels: () => 'ROFLファイルに、その大きさの絵のピクセルがありません',
  noSolution: () => 'ROFLファイルの数字と与えられたマスに合う絵がありません',
  undecided: () => 'ROFLファイルの数字と与えられたマスに合う絵が複数あるか、解くのが難しすぎます',
  tooMuch: () =>
    'ROFLファイルの行・列、マス、または色の数が、バージョン1で許される数を超えています',
};
