/** Messages of the readers of other programs’ files, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-games.js';
import { inJapanese } from './japanese.js';

export const PROGRAMS_GAMES: Translation<typeof en> = {
  pzlBadColor: ({ found, number, count }) =>
    `${count}色中${number}番目の色が「${found}」です。「#」と6桁の値が必要です`,
  pzlListedTwice: ({ rgb }) => `${rgb}が2回あります。1回だけ数えます`,
  pzlBadChannel: ({ what, found }) => `${inJapanese(what)}が${found}です。0〜255が必要です`,
  pzlUnknownColor: ({ channels, rgb, listed }) =>
    `ブロックの色が${channels.join(' ')}（${rgb}）です。一覧の${listed}色のどれかが必要です`,
  pzlSameColors: ({ rgb }) => `2つの色が${rgb}ですが、.pzlは色を値で区別します`,
  rosettaOneLine: () => '1行だけ離れています。行の数字と列の数字が必要です',
  rosettaThreeLines: () => '3行が続いています。行の数字と列の数字が必要です',
  rosettaNoLetter: ({ found }) => `「${found}」がありますが、A〜Zの文字が必要です`,
  rosettaNoBlocks: () => 'パズルに空のラインがありますが、文字では空の数字を表せません',
  rosettaLargeBlock: ({ size, most }) =>
    `パズルに長さ${size}のブロックがありますが、文字で表せるのはZの${most}までです`,
  tathamOtherGame: ({ found }) => `ゲームが「${found}」です。「Pattern」が必要です`,
  tathamMissing: ({ key }) => `ファイルに${key}がありません`,
  tathamBadLine: ({ found }) =>
    `「${found}」は保存ファイルの行ではありません。「KEY     :length:value」の形が必要です`,
  tathamWrongLength: ({ key, found, expected }) =>
    `${key}が${found}文字です。指定された${expected}文字が必要です`,
  tathamBadAddress: () => 'アドレスの%が正しくありません。ゲームIDが必要です',
  tathamNoId: ({ found }) => `「${found}」はゲームIDではありません。「WxH:数字」の形が必要です`,
  tathamSeed: ({ found }) =>
    `「${found}」は乱数の種です。数字の入ったゲームID（プログラムの Game > Specific）が必要です`,
  tathamBadGiven: ({ found }) => `与えられたマスの中に「${found}」があります。文字が必要です`,
  tathamGivenEnds: ({ found, cells }) =>
    `与えられたマスが、${cells}マス中${found}マス目で終わっています。最後まで必要です`,
  tathamGivenCells: ({ given }) =>
    `最初から与えられた${given}マスは省きました。残すのは数字だけです`,
};
