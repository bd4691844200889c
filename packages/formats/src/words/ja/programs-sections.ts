/** Messages of the readers of files in sections, in Japanese. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/programs-sections.js';
import { inJapanese } from './japanese.js';

/** Which colours there are: "「r」「g」のどれかが必要です". */
function declaredInJapanese(ids: readonly string[]): string {
  return ids.length === 0
    ? '色が1つも宣言されていません'
    : `${ids.map((id) => `「${id}」`).join('')}のどれかが必要です`;
}

export const PROGRAMS_SECTIONS: Translation<typeof en> = {
  summerwindNoColors: ({ found }) => `最初の行が「${found}」です。「colors: 」と色のIDが必要です`,
  summerwindBadId: ({ found }) => `色のID「${found}」が数で始まっています`,
  summerwindListedTwice: ({ found }) => `色「${found}」が2回あります`,
  summerwindNoLines: ({ found }) => `「${found}」がありますが、「lines:」が必要です`,
  summerwindNoRows: () => '行がありません。1行以上必要です',
  summerwindNoLength: ({ found }) => `「${found}」がありますが、「5r」のような長さと色が必要です`,
  summerwindNoColor: ({ block, declared }) =>
    `ブロック「${block}」に色がありません。${declaredInJapanese(declared)}`,
  summerwindUndeclared: ({ block, id, declared }) =>
    `ブロック「${block}」の色「${id}」が宣言されていません。${declaredInJapanese(declared)}`,
  summerwindBlankColumns: ({ blank }) =>
    `ファイルが${blank}行の空行で終わっているため、空の列${blank}本とみなしました`,
  gnoNoHeading: ({ found }) =>
    `ファイルが「${found}」で始まっています。角かっこで囲んだ見出しが必要です`,
  gnoRepeated: ({ found }) => `セクション「${found}」が2つあるため、2つ目を省きました`,
  gnoNoDimensions: () => '数字の前に必要なセクション「[Dimensions]」がありません',
  gnoLineTotal: ({ section, found, expected }) =>
    `「${section}」が${found}行です。必要なのは${expected}行です`,
  gnoPictureLines: ({ found, expected }) => `絵が${found}行です。必要なのは${expected}行です`,
  gnoBadCell: ({ found }) =>
    `絵のマスが「${found}」です。2（塗り）、1（空白）、0（未定）のどれかが必要です`,
  gnoPictureIgnored: () => '絵に未定のマスがあるため、省きました',
  hanjieNoMap: () => 'マップではありません。「clue」のあるパズルが必要です',
  hanjieBlank: () => 'ファイルが空です。パズルが必要です',
  hanjieNoClue: () => 'パズルに「clue」がありません。リスト「rows」と「columns」が必要です',
  hanjieNoList: () => '「clue」にリストが足りません。リスト「rows」と「columns」が必要です',
  hanjieBadColor: ({ symbol, found }) =>
    `色「${symbol}」が「${found}」になっています。「#c8141e」のような6桁の値が必要です`,
  hanjieBackground: ({ found }) =>
    `ブロックの色が背景の「${found}」です。「colors」のどれかが必要です`,
  hanjieUndeclared: ({ found }) =>
    `ブロックの色「${found}」が宣言されていません。「colors」のどれかが必要です`,
  hanjieBadCell: ({ found }) => `マス「${found}」が色ではありません。「colors」のどれかが必要です`,
  picrossGivenTwice: ({ key }) => `${key}が2回あります`,
  picrossMissing: ({ key }) => `パズルに「${key}」がありません。両方必要です`,
  picrossFound: ({ found, what }) => `「${found}」がありますが、${inJapanese(what)}が必要です`,
};
