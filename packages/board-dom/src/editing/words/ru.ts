/** The words of an editor in Russian. */
import { BLANK, type Color, type Palette } from '@nonokit/core';
import {
  blocksText,
  CELLS,
  COLUMNS,
  counted,
  inkText,
  isColored,
  ROWS,
  RUSSIAN_BADGE,
} from '../../words/russian.js';
import type { EditorWords } from '../words.js';

export const EDITOR_RUSSIAN: EditorWords = {
  ...RUSSIAN_BADGE,
  picture: ({ width, height }) => `Рисунок, ${counted(height, ROWS)}, ${counted(width, COLUMNS)}`,
  cell: ({ clues, cell, color, row, column }) =>
    `Строка ${cell.row + 1}, столбец ${cell.column + 1}, ${cellText(color, clues.palette)}. ` +
    `Числа строки: ${blocksText(row, clues)}. Числа столбца: ${blocksText(column, clues)}.`,
  painted: (count, color, palette) => `${cellText(color, palette)}: ${counted(count, CELLS)}`,
  andMore: (count) => `и ещё ${counted(count, CELLS)}`,
  selection: (area) =>
    area === undefined
      ? 'ничего не выделено'
      : `выделено ${area.width} на ${area.height}, ` +
        `от строки ${area.top + 1}, столбца ${area.left + 1}`,
  size: (width, height) => `${width} на ${height}`,
  copied: (width, height) => `скопировано, ${width} на ${height}`,
  inks: 'цвета изменены',
  tool: (tool) => TOOL_NAMES[tool],
  color: (color, palette) =>
    color === BLANK ? 'бумага' : inkText(color, 'masculine', { palette }),
  filled: (isFilled) => (isFilled ? 'фигуры с заливкой' : 'фигуры без заливки'),
  mirror: (mirror) => MIRROR_NAMES[mirror],
};

const TOOL_NAMES = {
  pencil: 'карандаш',
  line: 'прямая',
  rectangle: 'прямоугольник',
  ellipse: 'эллипс',
  fill: 'заливка',
  replace: 'замена цвета',
  select: 'выделение',
  move: 'сдвиг',
  pick: 'пипетка',
} as const;

const MIRROR_NAMES = {
  none: 'без отражения',
  across: 'отражение влево и вправо',
  down: 'отражение вверх и вниз',
  both: 'отражение по обеим осям',
} as const;

/** "пусто", "закрашено", "закрашено красным". */
function cellText(color: Color, palette: Palette): string {
  if (color === BLANK) return 'пусто';
  return isColored({ palette })
    ? `закрашено ${inkText(color, 'instrumental', { palette })}`
    : 'закрашено';
}
