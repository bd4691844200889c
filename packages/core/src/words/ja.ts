/** Japanese messages about puzzles whose parts do not fit together, and about places in files. */
import type { Translation } from '../message.js';
import type { LineParam } from './en.js';

/** "1,234": numbers in groups of three, as Japanese writes them. */
function grouped(count: number): string {
  return count.toLocaleString('ja-JP');
}

/** "1,234マス", "3色": a number with its counter; Japanese has no plural. */
export function japaneseCount(count: number, counter: string): string {
  return `${grouped(count)}${counter}`;
}

/** "7行目", "7列目". */
export function japaneseLine({ kind, index }: LineParam): string {
  return `${index + 1}${kind === 'row' ? '行目' : '列目'}`;
}

/** "行" or "列". */
function lineNoun(kind: LineParam['kind']): string {
  return kind === 'row' ? '行' : '列';
}

/** The messages of `@nonokit/core` in Japanese. */
export const CORE_JA: Translation<typeof import('./en.js')> = {
  atLine: ({ line, what }) => `ファイルの${line}行目：${what}`,
  atColumn: ({ line, column, what }) => `ファイルの${line}行目${column}文字目：${what}`,
  noCluesNorPicture: () => '数字も絵もありません',
  noClues: ({ kind }) => `${lineNoun(kind)}の数字も絵もありません`,
  badSize: ({ side, size }) =>
    `${side === 'width' ? '幅' : '高さ'}が${size}になっています。1以上の整数が必要です`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height}は大きすぎます。${japaneseCount(most, 'マス')}までにしてください`,
  tooManyLines: ({ width, height, most }) =>
    `${width}x${height}は大きすぎます。行と列は合わせて${grouped(most)}本までにしてください`,
  tooManyColors: ({ colors, most }) =>
    `${japaneseCount(colors, '色')}は多すぎます。${most}色までにしてください`,
  noColors: () => 'パレットが空です。少なくとも背景色が必要です',
  badColor: ({ color, rgb }) =>
    `色${color}が「${rgb}」になっています。「#c8141e」のような6桁の値が必要です`,
  wrongLineCount: ({ kind, found, expected }) =>
    `${lineNoun(kind)}の数字が${found}本分あります。必要なのは${expected}本分です`,
  badBlock: ({ line, size }) =>
    `${japaneseLine(line)}：ブロックの長さが${size}になっています。1以上の整数が必要です`,
  unknownColor: ({ line, color, last }) =>
    `${japaneseLine(line)}：ブロックの色${color}がパレットにありません（最後の色は${last}）`,
  blankBlock: ({ line }) => `${japaneseLine(line)}：ブロックの色が背景色になっています`,
  clueTooLong: ({ line, clue, needs, length }) =>
    `${japaneseLine(line)}：数字${clue === null ? '' : `「${clue}」`}には${needs}マス必要ですが、${length}マスしかありません`,
  sumsDiffer: ({ rows, columns, color }) => {
    const of = color === null ? '' : `色「${color}」の`;
    return `${of}数字の合計が、行では${rows}マス、列では${columns}マスです。どこかの数字が違うか、抜けています`;
  },
  goalHeight: ({ found, expected }) => `絵が${found}行あります。必要なのは${expected}行です`,
  goalWidth: ({ line, found, expected }) =>
    `絵の${japaneseLine(line)}が${found}マスです。必要なのは${expected}マスです`,
  goalColor: ({ line, color, last }) =>
    `絵の${japaneseLine(line)}に不明な色${color}があります。使えるのは0〜${last}です`,
  goalDiffers: ({ line, found, expected }) =>
    `${japaneseLine(line)}：絵から作った数字は「${found}」ですが、指定は「${expected}」です`,
  goalDiffersLong: ({ line }) => `${japaneseLine(line)}：絵と数字が合いません`,
};
