/** Messages of the readers of addresses, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/sites-addresses.js';

export const SITES_ADDRESSES: Translation<typeof en> = {
  pzprNoNonogram: () => 'アドレスにイラストロジックがありません。「…?nonogram/…」の形が必要です',
  pzprOtherAddress: ({ found }) => `「${found}」は別の種類のパズルです。「nonogram/」が必要です`,
  pzprOtherPuzzle: ({ found }) => `「${found}」は別の種類のパズルです。「nonogram」が必要です`,
  pzprHidden: () => '数字が隠れています。別の種類のパズルで、ここでは受け付けていません',
  pzprNoSlot: ({ found }) =>
    `「${found}」は数字の欄ではありません。0-9、a-f、「-」と2文字、またはg-zが必要です`,
  pzprLargeBlock: ({ size, most }) =>
    `長さ${size}のブロックがありますが、pzprのアドレスに入るのは${most}までです`,
  pzprBadCorner: ({ found }) => `角に「${found}」があります。「.」が必要です`,
  pzprBadCell: ({ found }) => `「${found}」はマスではありません。「.」「#」「+」のどれかが必要です`,
  siteRefusal: ({ number }) =>
    `ファイルは、パズル${number}を渡せないというwebpbn.comの回答です。パズル自体が必要です`,
  siteNumberOnly: ({ number, site, isExported }) =>
    `アドレスは${site}のパズル${number}を指すだけです。パズル自体が必要なので、` +
    `${isExported ? 'そこでXMLか.nonで書き出してください' : 'ページを保存してください'}`,
  siteNameOnly: ({ site }) =>
    `アドレスは${site}のパズルを指すだけです。パズル自体が必要なので、ページを保存してください`,
  siteNoPuzzle: ({ found }) => `アドレス「${found}」にパズルがありません`,
  siteUnread: ({ site }) =>
    `アドレスは${site}のパズルを指すだけで、Nonokitには読めません。` +
    '数字を "rows: 2, 1 1" と "columns: 2, 1, 1" のような2行で入力してください',
  siteOtherKind: ({ kind }) =>
    `アドレスにあるのは別の種類のパズル「${kind}」です。「nonogram」が必要です`,
  taskTooLarge: ({ clues, most }) =>
    `数字が${clues}本分あり、${most.toLocaleString('ja-JP')}マスで可能な数を超えています`,
  taskNoSize: ({ clues }) =>
    `サイズの指定がなく、数字${clues}本分に合うサイズもありません。列、行の順に必要です`,
  taskAmbiguous: ({ clues, sizes, isMore }) =>
    `サイズの指定がなく、数字${clues}本分に合うサイズが複数あります：${sizes.join('、')}${isMore ? '、…' : ''}`,
};
