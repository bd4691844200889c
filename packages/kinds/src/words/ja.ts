/** Japanese messages about puzzles of other kinds whose parts do not fit together. */
import type { DirectionName, Translation } from '@nonokit/core';
import type { KindLineParam } from './en.js';

const LINES: Readonly<Record<DirectionName, string>> = {
  row: '行',
  column: '列',
  slash: '「/」のライン',
  backslash: '「\\」のライン',
};

/** "7行目", "「/」のライン2". */
function named({ direction, index }: KindLineParam): string {
  const isSlanted = direction === 'slash' || direction === 'backslash';
  const number = index + 1;
  return isSlanted ? `${LINES[direction]}${number}` : `${number}${LINES[direction]}目`;
}

/** The messages of `@nonokit/kinds` in Japanese. */
export const KINDS_JA: Translation<typeof import('./en.js')> = {
  kindBadSize: ({ side, size, least }) =>
    `${side}が${size}になっています。${least}以上の整数が必要です`,
  kindTooLarge: ({ cells, most }) =>
    `盤面が${cells}マスあります。この種類のパズルは${most}マスまでです`,
  kindTooHard: () =>
    '数字の置き方が、この種類のパズルで許される数を超えています。小さい盤面にしてください',
  kindTooManyColors: ({ colors, most }) =>
    `${colors}色は多すぎます。この種類のパズルは${most}色までです`,
  kindPairColors: () =>
    '2ラインにまたがる数字は白黒のパズル用ですが、このパズルには複数の色があります',
  kindBadSides: () =>
    '辺が閉じていません。topLeft + bottomLeft と topRight + bottomRight、' +
    'topLeft + top と bottomRight + bottom が、それぞれ等しくなければなりません',
  kindLineCount: ({ direction, found, expected }) =>
    `${LINES[direction]}の数字が${found}本分あります。必要なのは${expected}本分です`,
  kindBadItem: ({ line, found }) =>
    `${named(line)}の数字が${found}になっています。1以上の整数が必要です`,
  kindBadColor: ({ line, color, last }) =>
    `${named(line)}の色が${color}になっています。使えるのは1〜${last}です`,
  kindBadPair: ({ line }) =>
    `${named(line)}からの2ラインの数字では、大きい数字の前、間、後に小さい数字が必要で、` +
    '大きい数字は2以上でなければなりません',
  kindPairTriangles: () => '2ラインにまたがる数字は、四角いマスの盤面だけで使えます',
  kindCutPaper: () => '背景が斜線で分けられています。背景は1色だけです',
  kindCutTriangles: () => '斜めに分けられたマスは、四角いマスの盤面だけで使えます',
  kindBadGlue: ({ line }) =>
    `${named(line)}に、直前に別の色のブロックがない、または斜めのマスと隣り合わない` +
    '「くっついた」ブロックがあります',
  kindTooLong: ({ line, needs, length }) =>
    `${named(line)}の数字には${needs}マス必要ですが、${length}マスしかありません`,
  kindGoalLength: ({ found, expected }) => `絵は${found}マスですが、盤面は${expected}マスです`,
  kindGoalColor: ({ color, last }) => `絵の色が${color}になっています。使えるのは0〜${last}です`,
  kindGoalDiffers: () => '絵が数字の解になっていません',
};
