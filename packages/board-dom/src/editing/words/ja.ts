/** The words of an editor in Japanese. */
import { BLANK, type Color, type Palette } from '@nonokit/core';
import { blocksText, inkText, isColored, JAPANESE_BADGE } from '../../words/japanese.js';
import type { EditorWords } from '../words.js';

export const EDITOR_JAPANESE: EditorWords = {
  ...JAPANESE_BADGE,
  picture: ({ width, height }) => `絵、${height}行、${width}列`,
  cell: ({ clues, cell, color, row, column }) =>
    `${cell.row + 1}行目、${cell.column + 1}列目、${cellText(color, clues.palette)}。` +
    `行の数字：${blocksText(row, clues)}。列の数字：${blocksText(column, clues)}。`,
  painted: (count, color, palette) => `${count}マスを${cellText(color, palette)}に`,
  andMore: (count) => `ほか${count}マス`,
  selection: (area) =>
    area === undefined
      ? '選択なし'
      : `${area.top + 1}行目${area.left + 1}列目から${area.width}×${area.height}を選択`,
  size: (width, height) => `${width}×${height}`,
  copied: (width, height) => `${width}×${height}をコピー`,
  inks: '色を変更',
  tool: (tool) => TOOL_NAMES[tool],
  color: (color, palette) => (color === BLANK ? '背景' : inkText(color, { palette })),
  filled: (isFilled) => (isFilled ? '図形を塗りつぶす' : '図形は枠だけ'),
  mirror: (mirror) => MIRROR_NAMES[mirror],
};

const TOOL_NAMES = {
  pencil: '鉛筆',
  line: '直線',
  rectangle: '長方形',
  ellipse: '楕円',
  fill: '塗りつぶし',
  replace: '色の置き換え',
  select: '選択',
  move: '移動',
  pick: 'スポイト',
} as const;

const MIRROR_NAMES = {
  none: '対称なし',
  across: '左右対称',
  down: '上下対称',
  both: '上下左右対称',
} as const;

/** "空白", "塗り", "赤". */
function cellText(color: Color, palette: Palette): string {
  if (color === BLANK) return '空白';
  return isColored({ palette }) ? inkText(color, { palette }) : '塗り';
}
