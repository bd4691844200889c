/** The words of an editor in English. */
import { BLANK, type Color, counted, type Palette } from '@nonokit/core';
import { blocksText, ENGLISH_BADGE, inkText, isColored } from '../../words/english.js';
import type { EditorWords } from '../words.js';

export const EDITOR_ENGLISH: EditorWords = {
  ...ENGLISH_BADGE,
  picture: ({ width, height }) => `Picture, ${counted(height, 'row')}, ${counted(width, 'column')}`,
  cell: ({ clues, cell, color, row, column }) =>
    `Row ${cell.row + 1}, column ${cell.column + 1}, ${cellText(color, clues.palette)}. ` +
    `Row clue: ${blocksText(row, clues)}. Column clue: ${blocksText(column, clues)}.`,
  painted: (count, color, palette) => `${counted(count, 'cell')} ${cellText(color, palette)}`,
  andMore: (count) => `and ${count} more`,
  selection: (area) =>
    area === undefined
      ? 'nothing selected'
      : `selection ${area.width} by ${area.height} ` +
        `from row ${area.top + 1}, column ${area.left + 1}`,
  size: (width, height) => `${width} by ${height}`,
  copied: (width, height) => `copied, ${width} by ${height}`,
  inks: 'inks changed',
  tool: (tool) => TOOL_NAMES[tool],
  color: (color, palette) => (color === BLANK ? 'paper' : inkText(color, { palette })),
  filled: (isFilled) => (isFilled ? 'full shapes' : 'hollow shapes'),
  mirror: (mirror) => MIRROR_NAMES[mirror],
};

const TOOL_NAMES = {
  pencil: 'pencil',
  line: 'line',
  rectangle: 'rectangle',
  ellipse: 'ellipse',
  fill: 'fill',
  replace: 'replace colour',
  select: 'select',
  move: 'move',
  pick: 'pick colour',
} as const;

const MIRROR_NAMES = {
  none: 'no mirror',
  across: 'mirror left and right',
  down: 'mirror top and bottom',
  both: 'mirror on both axes',
} as const;

/** "blank", "filled", "red". */
function cellText(color: Color, palette: Palette): string {
  if (color === BLANK) return 'blank';
  return isColored({ palette }) ? inkText(color, { palette }) : 'filled';
}
