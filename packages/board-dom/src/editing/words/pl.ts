/** The words of an editor in Polish. */
import { BLANK, type Color, type Palette } from '@nonokit/core';
import {
  blocksText,
  CELLS,
  COLUMNS,
  counted,
  inkText,
  isColored,
  POLISH_BADGE,
  paintedText,
  ROWS,
} from '../../words/polish.js';
import type { EditorWords } from '../words.js';

export const EDITOR_POLISH: EditorWords = {
  ...POLISH_BADGE,
  picture: ({ width, height }) => `Obrazek, ${counted(height, ROWS)}, ${counted(width, COLUMNS)}`,
  cell: ({ clues, cell, color, row, column }) =>
    `Wiersz ${cell.row + 1}, kolumna ${cell.column + 1}, ${cellText(color, clues.palette)}. ` +
    `Liczby wiersza: ${blocksText(row, clues)}. Liczby kolumny: ${blocksText(column, clues)}.`,
  painted: (count, color, palette) => `${cellsText(color, palette)}: ${counted(count, CELLS)}`,
  andMore: (count) => `i jeszcze ${counted(count, CELLS)}`,
  selection: (area) =>
    area === undefined
      ? 'nic nie zaznaczono'
      : `zaznaczono ${area.width} na ${area.height}, ` +
        `od wiersza ${area.top + 1}, kolumny ${area.left + 1}`,
  size: (width, height) => `${width} na ${height}`,
  copied: (width, height) => `skopiowano, ${width} na ${height}`,
  inks: 'zmieniono kolory',
  tool: (tool) => TOOL_NAMES[tool],
  color: (color, palette) => (color === BLANK ? 'tło' : inkText(color, 'masculine', { palette })),
  filled: (isFilled) => (isFilled ? 'pełne figury' : 'same kontury'),
  mirror: (mirror) => MIRROR_NAMES[mirror],
};

const TOOL_NAMES = {
  pencil: 'ołówek',
  line: 'linia',
  rectangle: 'prostokąt',
  ellipse: 'elipsa',
  fill: 'wypełnianie',
  replace: 'zamiana koloru',
  select: 'zaznaczanie',
  move: 'przesuwanie',
  pick: 'pobieranie koloru',
} as const;

const MIRROR_NAMES = {
  none: 'bez odbicia',
  across: 'odbicie lewa–prawa',
  down: 'odbicie góra–dół',
  both: 'odbicie w obu osiach',
} as const;

/** "pusta", "zamalowana", "zamalowana na czerwono": one cell. */
function cellText(color: Color, palette: Palette): string {
  if (color === BLANK) return 'pusta';
  return isColored({ palette }) ? `zamalowana ${paintedText(color, { palette })}` : 'zamalowana';
}

/** "wymazano", "zamalowano", "zamalowano na czerwono": what was done to some cells. */
function cellsText(color: Color, palette: Palette): string {
  if (color === BLANK) return 'wymazano';
  return isColored({ palette }) ? `zamalowano ${paintedText(color, { palette })}` : 'zamalowano';
}
