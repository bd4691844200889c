/** Messages of the reader of webpbn XML, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-webpbn.js';

export const SITES_WEBPBN: Translation<typeof en> = {
  webpbnTriddler: () =>
    'マスが三角形のパズル（トリドラー）です。別の種類のパズルで、ここでは受け付けていません',
  webpbnPuzzleType: ({ found }) => `パズルの種類が「${found}」です。「grid」が必要です`,
  webpbnNoName: () => '色に名前がありません。name="..." が必要です',
  webpbnBadColor: ({ name, found }) =>
    `色「${name}」が「${found}」になっています。16進数で3桁か6桁の値が必要です`,
  webpbnBadChar: ({ name, found }) => `色「${name}」のcharが「${found}」です。1文字が必要です`,
  webpbnColorTwice: ({ name }) => `色「${name}」が2回宣言されています`,
  webpbnCluesType: ({ found, expected }) =>
    `数字の種類が「${found}」です。次のどれかが必要です：${expected}`,
  webpbnCluesTwice: ({ type }) => `${type}の数字が2回あります`,
  webpbnBadCount: ({ found }) => `countが「${found}」です。1〜9桁の数が必要です`,
  webpbnBlotted: () =>
    'countが0で、数字が隠れています。別の種類のパズルで、ここでは受け付けていません',
  webpbnNoClues: () => '数字も絵もありません',
  webpbnNoLines: ({ kind }) => `${kind === 'row' ? '行' : '列'}の数字も絵もありません`,
  webpbnUndeclared: ({ name }) => `色「${name}」が宣言されていません`,
  webpbnOutsideBars: ({ found }) => `「${found}」が行の縦棒の外にあります。「|」が必要です`,
  webpbnUnknownChar: ({ found }) => `「${found}」は、宣言された色のcharではありません`,
  webpbnPictureEnds: () => '絵が途中で終わっています。縦棒の間の行が必要です',
  webpbnSavedIgnored: () => 'パズルの途中の保存状態は省きました',
  webpbnPictureIgnored: () => '未定のマスがある絵は省きました',
  webpbnNotesCut: ({ most }) => `メモが${most}件を超えています`,
  webpbnWrongRoot: ({ found }) =>
    `ファイルの最も外側の要素が「${found}」です。「puzzleset」が必要です`,
  webpbnSimpson: ({ found }) =>
    `ファイルの最も外側の要素が「${found}」です。Steven SimpsonによるXML形式案のもので、` +
    '対応していません。「puzzleset」が必要です',
};
