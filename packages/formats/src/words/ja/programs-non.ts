/** Messages of the readers of NON files, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-non.js';
import { inJapanese } from './japanese.js';

export const PROGRAMS_NON: Translation<typeof en> = {
  mikixIncomplete: () => '色の指定が足りません。文字と「#rrggbb」が必要です',
  mikixNoLetter: ({ found }) => `「${found}」は色の文字ではありません。a〜zの1文字が必要です`,
  mikixBadColor: ({ letter, found }) =>
    `色${letter}が「${found}」になっています。「#」と6桁の値が必要です`,
  mikixColorTwice: ({ letter }) => `色${letter}が2回宣言されています`,
  mikixNoNumber: ({ found }) =>
    `「${found}」がありますが、「3r」のような、数または文字付きの数が必要です`,
  mikixTooFewLetters: ({ colors }) =>
    `パズルは${colors}色ですが、NON（mikix）の文字は26色分しかありません`,
  nonnyBadColor: () => '色が、名前と「#」なしの6桁の値になっていません',
  nonnyUndeclared: ({ name }) => `色「${name}」が宣言されていません`,
  nonNoPuzzle: () => 'パズルがありません',
  nonGoalTotal: ({ found, width, height }) =>
    `完成図が${found}マスです。必要なのは${width * height}マス（${width}x${height}）です`,
  nonBadCell: ({ cell, found }) =>
    `完成図の${cell}マス目が「${found}」です。0、1、または数字の色が必要です`,
  nonColored: () =>
    'ファイルに色の宣言がありますが、使えるのは黒だけです。カラーのファイルはnon-mikixかnon-nonnyです',
  nonTooFewLines: ({ found, what }) => `「${found}」がありますが、${inJapanese(what)}が必要です`,
  nonTooManyColors: ({ most }) => `色が${most}色を超えています`,
  nonNoKey: ({ found }) => `「${found}」がありますが、項目名が必要です。数字が多すぎませんか`,
  nonSizeTwice: ({ what }) => `${inJapanese(what)}が2回あります`,
  nonNoSize: ({ what }) => `${inJapanese(what)}がありません。数が必要です`,
  nonAfterSize: ({ found, what }) => `${inJapanese(what)}のあとに「${found}」があります`,
  nonNoSizeYet: ({ what }) => `${inJapanese(what)}がありません。数字の前に必要です`,
  nonCluesTwice: ({ kind }) => `${kind === 'row' ? '行' : '列'}の数字が2回あります`,
};
