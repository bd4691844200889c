/** The words of an editor in Ukrainian. */
import { BLANK, type Color, type Palette } from '@nonokit/core';
import {
  blocksText,
  CELLS,
  COLUMNS,
  counted,
  inkText,
  isColored,
  ROWS,
  UKRAINIAN_BADGE,
} from '../../words/ukrainian.js';
import type { EditorWords } from '../words.js';

export const EDITOR_UKRAINIAN: EditorWords = {
  ...UKRAINIAN_BADGE,
  picture: ({ width, height }) => `Рисунок, ${counted(height, ROWS)}, ${counted(width, COLUMNS)}`,
  cell: ({ clues, cell, color, row, column }) =>
    `Рядок ${cell.row + 1}, стовпець ${cell.column + 1}, ${cellText(color, clues.palette)}. ` +
    `Числа рядка: ${blocksText(row, clues)}. Числа стовпця: ${blocksText(column, clues)}.`,
  painted: (count, color, palette) => `${cellText(color, palette)}: ${counted(count, CELLS)}`,
  andMore: (count) => `і ще ${counted(count, CELLS)}`,
  selection: (area) =>
    area === undefined
      ? 'нічого не виділено'
      : `виділено ${area.width} на ${area.height}, ` +
        `від рядка ${area.top + 1}, стовпця ${area.left + 1}`,
  size: (width, height) => `${width} на ${height}`,
  copied: (width, height) => `скопійовано, ${width} на ${height}`,
  inks: 'кольори змінено',
  tool: (tool) => TOOL_NAMES[tool],
  color: (color, palette) => (color === BLANK ? 'папір' : inkText(color, 'masculine', { palette })),
  filled: (isFilled) => (isFilled ? 'фігури із заливкою' : 'фігури без заливки'),
  mirror: (mirror) => MIRROR_NAMES[mirror],
};

const TOOL_NAMES = {
  pencil: 'олівець',
  line: 'пряма',
  rectangle: 'прямокутник',
  ellipse: 'еліпс',
  fill: 'заливка',
  replace: 'заміна кольору',
  select: 'виділення',
  move: 'зсув',
  pick: 'піпетка',
} as const;

const MIRROR_NAMES = {
  none: 'без віддзеркалення',
  across: 'дзеркально вліво і вправо',
  down: 'дзеркально вгору і вниз',
  both: 'дзеркально по обох осях',
} as const;

/** "порожньо", "зафарбовано", "зафарбовано червоним". */
function cellText(color: Color, palette: Palette): string {
  if (color === BLANK) return 'порожньо';
  return isColored({ palette })
    ? `зафарбовано ${inkText(color, 'instrumental', { palette })}`
    : 'зафарбовано';
}
