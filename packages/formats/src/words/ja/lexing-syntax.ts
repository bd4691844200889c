/** Messages about the syntax of JSON, XML and YAML, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/lexing-syntax.js';
import { inJapanese } from './japanese.js';

export const LEXING_SYNTAX: Translation<typeof en> = {
  jsonNoBracket: ({ found }) => `「${found}」がありますが、「{」か「[」が必要です`,
  jsonBlank: () => 'ファイルが終わっていますが、「{」か「[」が必要です',
  jsonOtherKind: () => '別の種類のパズル（バージョン2）で、ここでは受け付けていません',
  jsonTooDeep: ({ most }) => `かっこの入れ子が${most}段を超えています`,
  jsonGoesOn: ({ found }) => `パズルのあとに「${found}」がありますが、何もないはずのところです`,
  jsonWrong: ({ what }) => `JSONではありません。${inJapanese(what)}が必要です`,
  jsonWrongCharacter: ({ found, what }) =>
    `「${found}」はここではJSONとして正しくありません。${inJapanese(what)}が必要です`,
  jsonLineEnds: ({ what }) => `行が終わっていますが、${inJapanese(what)}が必要です`,
  jsonEndsEarly: ({ what }) => `ファイルが途中で終わっています。${inJapanese(what)}が必要です`,
  jsonNoObject: () => '値がオブジェクトではありません。パズル（{...}）が必要です',
  jsonMissingMember: ({ name, what }) =>
    `パズルに「${name}」がありません。${inJapanese(what)}が必要です`,
  jsonBadMember: ({ member, found, what }) =>
    `${member}が${inJapanese(found)}になっています。${inJapanese(what)}が必要です`,
  xmlTooDeep: ({ most }) => `要素の入れ子が${most}段を超えています`,
  xmlEndsEarly: ({ why }) => `XMLが途中で終わっています（${why}）`,
  xmlWrong: ({ why }) => `XMLの書き方が正しくありません（${why}）`,
  xmlEntity: () =>
    'ここで終わる実体参照は、XMLのものでも「&copy;」のようなHTMLのものでもありません。' +
    'DTDの実体参照は展開しません',
  yamlTab: () => '行の文字の前にタブがあります。空白を使ってください',
  yamlOpenQuote: () => 'ここで始まる引用符が閉じられていません',
  yamlOpenBracket: ({ bracket }) => `「${bracket}」の途中でファイルが終わっています`,
  yamlLineEnds: ({ what }) => `行が終わっていますが、${inJapanese(what)}が必要です`,
  yamlFound: ({ found, what }) => `「${found}」がありますが、${inJapanese(what)}が必要です`,
  yamlAnchor: ({ sign }) =>
    `「${sign}」はアンカー、エイリアス、またはタグの始まりですが、対応していません`,
  yamlTooDeep: ({ most }) => `値の入れ子が${most}段を超えています`,
  yamlTooManyValues: ({ most }) => `ファイルの値が${most.toLocaleString('ja-JP')}個を超えています`,
};
