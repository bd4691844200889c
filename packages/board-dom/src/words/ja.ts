/** The words of a board in Japanese. */
import type { Clues } from '@nonokit/board';
import { BLANK, type Line, UNKNOWN } from '@nonokit/core';
import type { BoardWords, SpokenLine } from '../words.js';
import { blocksText, inkText, isColored, JAPANESE_BADGE } from './japanese.js';

/** From this number on, lines are counted instead of named. */
const MANY_LINES = 4;

export const JAPANESE: BoardWords = {
  board: ({ width, height }) => `イラストロジック、${height}行、${width}列`,
  cell: ({ clues, cell, mark, row, column }) =>
    `${cell.row + 1}行目、${cell.column + 1}列目、${markText(mark, clues)}。` +
    `行の数字：${clueText(row, clues)}。列の数字：${clueText(column, clues)}。`,
  marked: ({ mark, count }, clues) => {
    if (mark === UNKNOWN) return `${count}マス消去`;
    if (mark === BLANK) return `${count}マスに×印`;
    return isColored(clues)
      ? `${count}マスを${inkText(mark, clues)}で塗りました`
      : `${count}マスを塗りました`;
  },
  finished: (lines) => `${linesText(lines)}が完成`,
  reopened: (lines) => `${linesText(lines)}が未完成に戻りました`,
  solved: '完成',
  covered: '一時停止中。盤面を隠しています。',
  ...JAPANESE_BADGE,
  tool: (mark, clues) => {
    if (mark === UNKNOWN) return '消しゴム';
    if (mark === BLANK) return '×印';
    return isColored(clues) ? inkText(mark, clues) : '塗る';
  },
  unreadable: (reason) => `このパズルは表示できません：${reason}。`,
  notFound: (file, status) =>
    status === 404
      ? `${file}が見つかりません`
      : `${file}を取得できませんでした（ステータス${status}）`,
  notLoaded: (file) => `${file}を読み込めませんでした`,
};

function markText(mark: number, clues: Clues): string {
  if (mark === UNKNOWN) return '未定';
  if (mark === BLANK) return '空白';
  return isColored(clues) ? inkText(mark, clues) : '塗り';
}

function clueText({ clue, isFinished }: SpokenLine, clues: Clues): string {
  return `${blocksText(clue, clues)}${isFinished ? '、完成' : ''}`;
}

/** "7行目、2列目"; "5ライン" if they are many. */
function linesText(lines: readonly Line[]): string {
  if (lines.length >= MANY_LINES) return `${lines.length}ライン`;
  return lines
    .map(({ kind, index }) => `${index + 1}${kind === 'row' ? '行目' : '列目'}`)
    .join('、');
}
