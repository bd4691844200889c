/** Messages of the readers of programs’ pictures, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-pictures.js';
import { inJapanese } from './japanese.js';

export const PROGRAMS_PICTURES: Translation<typeof en> = {
  freenonoSecondLine: ({ found }) => `2行目が「${found}」です。「10,8」のような幅と高さが必要です`,
  freenonoTooManyRows: ({ most }) => `絵が${most}行を超えています`,
  freenonoOddCell: ({ found, width }) =>
    `行に「${found}」があります。「x」と空白で${width}マス分が必要です`,
  freenonoMissingRows: ({ missing }) => `最後の${missing}行がないため、空白とみなしました`,
  freenonoWrongRoot: ({ found }) =>
    `ファイルの最も外側の要素が「${found}」です。「FreeNono」が必要です`,
  freenonoTooManyLines: ({ most }) => `行が${most}行を超えています`,
  freenonoBadCell: ({ found }) => `マスが「${found}」です。「x」か「_」が必要です`,
  goalCellTotal: ({ found, expected }) => `この行は${found}マスです。必要なのは${expected}マスです`,
  goalLineTooLong: ({ most }) => `この行は${most}マスを超えています`,
  goalRowTotal: ({ row, found, expected }) =>
    `絵の${row}行目が${found}マスです。必要なのは${expected}マスです`,
  nonogramlibBegins: () =>
    'ファイルが、0または254、1以上のサイズ、254の場合は色、の順で始まっていません',
  nonogramlibPadded: ({ bytes }) =>
    `ファイルが${bytes}バイト足りないため、最後のマスを空白としました`,
  loomNoSolution: () => '「solution」がありません。オブジェクトが必要です',
  loomBadShape: () => '形が、「width」と「height」のある「Square」ではありません',
  loomBadCells: ({ cells }) => `「cells」が${cells}色のリストになっていません`,
  loomNoPalette: () => '「palette」が色のリストになっていません',
  loomNoObject: ({ index }) => `色${index}がオブジェクトではありません`,
  loomTriangle: ({ index }) =>
    `色${index}が三角形です。トライアノグラムは.gまたはNonokitのJSONで読めます`,
  loomBadColor: ({ index }) => `色${index}に「rgb」がないか、独自の「color」がありません`,
  japReadOnly: () =>
    'QNonogramsファイルのチェックサムの計算方法が不明なため、書き出しには対応していません',
  japBegins: () => 'ファイルがTLSで始まっていません',
  japColored: () => 'カラー版のファイルですが、その形式については何もわかっていません',
  japEndsEarly: ({ what }) => `ファイルが途中で終わっています。${inJapanese(what)}が必要です`,
  japPictureIgnored: () => '絵がファイルの数字と合わないため、省きました',
  japUncertain: () =>
    'QNonogramsのファイルについてはあまり知られておらず、このファイルのチェックサムは照合していません',
  logichomeBegins: ({ found }) => `最初の行が「${found}」です。「www.logichome.org」が必要です`,
  logichomeBadCell: ({ found }) => `マスが「${found}」です。0か1が必要です`,
  logichomeTooManyCells: ({ most }) => `マスが${most}を超えています`,
  sgriddlerBegins: ({ found }) => `最初の行が「${found}」です。「MK Version 3.0」が必要です`,
  sgriddlerBadSize: ({ found }) => `サイズの行が「${found}」です。幅と高さが必要です`,
  sgriddlerBadCell: ({ found }) => `絵のマスが「${found}」です。「#」「.」「?」のどれかが必要です`,
  sgriddlerPictureIgnored: () => '絵に未定のマスがあるため、省きました',
};
