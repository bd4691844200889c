/** The words of an editor in German. */
import { BLANK, type Color, type Palette } from '@nonokit/core';
import {
  blocksText,
  CELLS,
  COLUMNS,
  counted,
  GERMAN_BADGE,
  inkText,
  isColored,
  ROWS,
} from '../../words/german.js';
import type { EditorWords } from '../words.js';

export const EDITOR_GERMAN: EditorWords = {
  ...GERMAN_BADGE,
  picture: ({ width, height }) => `Bild, ${counted(height, ROWS)}, ${counted(width, COLUMNS)}`,
  cell: ({ clues, cell, color, row, column }) =>
    `Zeile ${cell.row + 1}, Spalte ${cell.column + 1}, ${cellText(color, clues.palette)}. ` +
    `Zahlen der Zeile: ${blocksText(row, clues)}. Zahlen der Spalte: ${blocksText(column, clues)}.`,
  painted: (count, color, palette) => `${counted(count, CELLS)} ${cellText(color, palette)}`,
  andMore: (count) => `und ${count} weitere`,
  selection: (area) =>
    area === undefined
      ? 'nichts ausgewählt'
      : `Auswahl ${area.width} mal ${area.height} ` +
        `ab Zeile ${area.top + 1}, Spalte ${area.left + 1}`,
  size: (width, height) => `${width} mal ${height}`,
  copied: (width, height) => `kopiert, ${width} mal ${height}`,
  inks: 'Farben geändert',
  tool: (tool) => TOOL_NAMES[tool],
  color: (color, palette) => (color === BLANK ? 'Papier' : inkText(color, 'bare', { palette })),
  filled: (isFilled) => (isFilled ? 'gefüllte Formen' : 'nur Umrisse'),
  mirror: (mirror) => MIRROR_NAMES[mirror],
};

const TOOL_NAMES = {
  pencil: 'Stift',
  line: 'Linie',
  rectangle: 'Rechteck',
  ellipse: 'Ellipse',
  fill: 'Füllen',
  replace: 'Farbe ersetzen',
  select: 'Auswählen',
  move: 'Verschieben',
  pick: 'Pipette',
} as const;

const MIRROR_NAMES = {
  none: 'ohne Spiegelung',
  across: 'links und rechts gespiegelt',
  down: 'oben und unten gespiegelt',
  both: 'in beiden Richtungen gespiegelt',
} as const;

/** "leer", "ausgefüllt", "rot". */
function cellText(color: Color, palette: Palette): string {
  if (color === BLANK) return 'leer';
  return isColored({ palette }) ? inkText(color, 'bare', { palette }) : 'ausgefüllt';
}
