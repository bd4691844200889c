/** Messages of the readers of sites’ pages and archives, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-pages.js';
import { inJapanese } from './japanese.js';

export const SITES_PAGES: Translation<typeof en> = {
  griddlersNoHeader: ({ side }) => `ページに${side}Headerがありません`,
  griddlersNoCodes: ({ side }) => `ページに${side}Codesがありません`,
  griddlersBadHeader: ({ side }) =>
    `${side}Headerが数字のリストになっていません。[[色, 長さ], …]の形が必要です`,
  griddlersTooManyBlocks: ({ most }) => `ヘッダーのブロックが、${most}マスで可能な数を超えています`,
  griddlersTooManyLines: ({ most }) =>
    `ヘッダーのラインが${most}本を超えています。パズルと同じ本数が必要です`,
  griddlersLineTotal: ({ side, found, expected }) =>
    `${side}のヘッダーが${found}本です。必要なのは${expected}本です`,
  griddlersNoWidth: () => 'ページに幅がありません。幅と高さが必要です',
  griddlersNoHeight: () => 'ページに高さがありません。幅と高さが必要です',
  griddlersUnknownPaint: ({ paint, most }) =>
    `ブロックの色番号が${paint}です。2〜${most}が必要です`,
  griddlersHalfCell: ({ paint }) =>
    `色番号${paint}はマスの半分を塗ります。マス全体を塗る色が必要です`,
  griddlersInvented: () => 'ページに色の見た目が書かれていないため、適当な色を割り当てました',
  archiveNoColor: ({ found, number, count }) =>
    `${count}色中${number}番目が「${found}」です。6桁の値が必要です`,
  archiveColorTotal: ({ found, expected }) => `色が${found}個あります。必要なのは${expected}個です`,
  archiveEndsEarly: ({ found, expected }) =>
    `この行の数字が${found}本分です。必要なのは${expected}本分です`,
  archiveOneColor: () => '1色のパズルなのに、数字に色があります',
  archiveBadColor: ({ color, block, count, most }) =>
    `${count}個中${block}番目のブロックの色が${color}です。0〜${most}が必要です`,
  archiveFewColors: ({ found, expected }) =>
    `ブロック${expected}個に対して色が${found}個です。1つずつ必要です`,
  archiveTextChanged: () =>
    'アーカイブの文章には「;」を入れられないため、代わりに「-」を書きました',
  orgNoList: ({ least, what }) => `${inJapanese(what)}のための${least}個の数のリストがありません`,
  orgBadList: ({ least, what }) =>
    `${inJapanese(what)}のための${least}個の数のリストになっていません`,
  orgNoModulus: ({ what }) => `${inJapanese(what)}の法が0です。1以上が必要です`,
  orgNegative: ({ width, height, colors }) =>
    `リストによると${width}x${height}マス、${colors}色です。負の数は使えません`,
  orgBadColor: ({ number, channels }) =>
    `色${number}が${channels.join(' ')}です。それぞれ0〜255が必要です`,
  orgTooManyRuns: ({ found, most }) => `リストによると並びが${found}個あります。${most}個までです`,
  orgBadRun: ({ number, column, length, color, row }) =>
    `${number}番目の並びが${column}列目、長さ${length}、色${color}、${row}行目です。` +
    '絵の中の空白のマスが必要です',
};
