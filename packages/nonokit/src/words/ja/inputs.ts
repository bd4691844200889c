/** Japanese messages about clues and pictures from a program. */
import type { Line, Translation } from '@nonokit/core';

/** "7行目" */
function named(kind: Line['kind'], index: number): string {
  return `${index + 1}${kind === 'row' ? '行目' : '列目'}`;
}

export const INPUTS_JA: Translation<typeof import('../en/inputs.js')> = {
  noClues: ({ which }) => `「${which}」がありません。数字のリストが必要です`,
  badBlock: ({ kind, index, found }) =>
    `${named(kind, index)}：${found}はブロックではありません。長さ（3など）か、長さと色（[3, "red"]など）が必要です`,
  badWord: ({ kind, index, found }) =>
    `${named(kind, index)}：「${found}」はブロックではありません。「3」や「3red」のような、数字または色付きの数字が必要です`,
  unknownColor: ({ kind, index, found }) =>
    `${named(kind, index)}：パレットに色「${found}」がありません`,
  badPaletteColor: ({ index, found }) =>
    `色${index}が「${found}」になっています。「#c8141e」のような値か、「red」のような一般的な名前が必要です`,
  noPuzzle: ({ found }) =>
    `「${found}」はパズルではありません。数字、絵、またはJSONが必要です。ファイルのテキストはreadPuzzleで読めます`,
  badJson: ({ why }) => `テキストがJSONのように始まりますが、JSONではありません：${why}`,
  noPicture: () => '絵に行がありません',
  raggedPicture: ({ row, found, expected }) =>
    `絵の${row}行目は${found}マスですが、1行目と同じ${expected}マスが必要です`,
  severalPuzzles: ({ count }) =>
    `パズルが${count}問ありますが、必要なのは1問です。readPuzzlesならすべて読めます`,
  notUnique: () => 'パズルに解が複数あるため、難易度を判定できません',
  noSolution: () => 'パズルに解がないため、難易度を判定できません',
  badMark: ({ found, inks }) =>
    `「${found}」はマークではありません。「?」（未定）、「.」（空白）、または色が必要です：${inks}`,
  wrongMarks: ({ found, expected }) => `マークの大きさは${found}ですが、パズルは${expected}です`,
};
