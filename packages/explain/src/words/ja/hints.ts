/** Hints in Japanese. */
import { colorAdjective } from '@nonokit/core/japanese-color';
import type { HintPhrases, WrongLine } from '../hint-phrases.js';
import { toSpans } from '../spans.js';
import { lineName, placesText } from './words.js';

/** The phrases in Japanese. */
export const japanese: HintPhrases = {
  lookAtLine: (name) => `${name}を見てみましょう。`,
  lookAtCell: (cell) => `1つの行や列だけではこれ以上わかりません。${place(cell)}を見てみましょう。`,
  mistakesWhere: (lines, all) => {
    const [first, ...others] = lines;
    if (first === undefined || others.length < MANY_LINES) return linesText(lines, all);
    return `間違いが${all}か所あります。まず、${first.count}か所ある${lineName(first.line)}から見直しましょう。`;
  },
  mistakesBy: (lines, all) => linesText(lines, all),
  cannotStand: (cell, looks) =>
    `${place(cell)}が「${looks}」になっていますが、これはありえません。`,
  notInClue: (cell, looks, line) =>
    `${place(cell)}が「${looks}」になっていますが、${lineName(line)}の数字に${looks}はありません。`,
  inNoSolution: (cell, looks) =>
    `${place(cell)}が「${looks}」になっていますが、そうなる解はありません。`,
  mistakes: (cells) => `間違い：${cells.join('、')}。`,
  clashWhere: (cells, line) =>
    `マークがすべて正しいということはありえません。${line === undefined ? rowsOf(cells) : lineName(line)}を見てみましょう。`,
  clash: (cells, line, smallest) => {
    const why =
      line === undefined
        ? '1つずつならありえても、全部を満たす解はありません'
        : `${lineName(line)}の数字を置く場所がなくなります`;
    const few = smallest ? '' : 'このうちの一部だけでも、すでに矛盾しているかもしれません。';
    return `次の${cells.length}マスが同時に正しいことはありえません。${why}：${cells.join('、')}。${few}`;
  },
  solved: 'パズルは完成です。すべて正しく塗れています。',
  stuck: '間違いは見つかりませんでしたが、次の一手も見つかりませんでした。',
  impossible: 'このパズルには解がありません。',
  cell: (cell, looks) => `${place(cell)}（${looks}）`,
  looks: (color, word, colored) => {
    if (color === 0) return '空白';
    if (!colored || word === undefined) return '塗り';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade);
  },
};

/** From this number of further lines on, only the first is named. */
const MANY_LINES = 3;

/** "3行目5列目". */
function place({ row, column }: { readonly row: number; readonly column: number }): string {
  return `${row + 1}行目${column + 1}列目`;
}

/** "間違いは、7行目に3か所、9行目に1か所、ほかの行に20か所あります。" */
function linesText(lines: readonly WrongLine[], all: number): string {
  const named = lines.reduce((sum, { count }) => sum + count, 0);
  const [first] = lines;
  if (first === undefined) return `間違いが${all}か所あります。`;
  const parts = lines.map(({ line, count }) => `${lineName(line)}に${count}か所`);
  const noun = first.line.kind === 'row' ? '行' : '列';
  const rest = all > named ? [`ほかの${noun}に${all - named}か所`] : [];
  return `間違いは、${[...parts, ...rest].join('、')}あります。`;
}

/** "3〜5、9行目". */
function rowsOf(cells: readonly { readonly row: number }[]): string {
  return `${placesText(toSpans(cells.map(({ row }) => row)))}行目`;
}
