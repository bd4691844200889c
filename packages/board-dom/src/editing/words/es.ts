/** The words of an editor in Spanish. */
import { BLANK, type Color, type Palette } from '@nonokit/core';
import {
  blocksText,
  byCount,
  CELLS,
  COLUMNS,
  counted,
  inkName,
  inkText,
  isColored,
  ROWS,
  SPANISH_BADGE,
} from '../../words/spanish.js';
import type { EditorWords } from '../words.js';

export const EDITOR_SPANISH: EditorWords = {
  ...SPANISH_BADGE,
  picture: ({ width, height }) => `Dibujo, ${counted(height, ROWS)}, ${counted(width, COLUMNS)}`,
  cell: ({ clues, cell, color, row, column }) =>
    `Fila ${cell.row + 1}, columna ${cell.column + 1}, ${cellText(color, clues.palette)}. ` +
    `Pista de la fila: ${blocksText(row, clues)}. Pista de la columna: ${blocksText(column, clues)}.`,
  painted: (count, color, palette) => {
    const cells = counted(count, CELLS);
    if (color === BLANK) return `${cells} ${byCount(count, ['vacía', 'vacías'])}`;
    if (!isColored({ palette })) return `${cells} ${byCount(count, ['pintada', 'pintadas'])}`;
    const form = byCount(count, ['feminine', 'feminine-plural']);
    return `${cells} ${inkText(color, form === 'feminine' ? form : 'feminine-plural', { palette })}`;
  },
  andMore: (count) => `y ${count} más`,
  selection: (area) =>
    area === undefined
      ? 'nada seleccionado'
      : `selección de ${area.width} por ${area.height} ` +
        `desde la fila ${area.top + 1}, columna ${area.left + 1}`,
  size: (width, height) => `${width} por ${height}`,
  copied: (width, height) => `copiado, ${width} por ${height}`,
  inks: 'colores cambiados',
  tool: (tool) => TOOL_NAMES[tool],
  color: (color, palette) => (color === BLANK ? 'papel' : inkName(color, { palette })),
  filled: (isFilled) => (isFilled ? 'figuras rellenas' : 'figuras huecas'),
  mirror: (mirror) => MIRROR_NAMES[mirror],
};

const TOOL_NAMES = {
  pencil: 'lápiz',
  line: 'línea',
  rectangle: 'rectángulo',
  ellipse: 'elipse',
  fill: 'relleno',
  replace: 'cambiar color',
  select: 'seleccionar',
  move: 'mover',
  pick: 'tomar color',
} as const;

const MIRROR_NAMES = {
  none: 'sin simetría',
  across: 'simetría izquierda y derecha',
  down: 'simetría arriba y abajo',
  both: 'simetría en ambos ejes',
} as const;

/** "vacía", "pintada", "roja". */
function cellText(color: Color, palette: Palette): string {
  if (color === BLANK) return 'vacía';
  return isColored({ palette }) ? inkText(color, 'feminine', { palette }) : 'pintada';
}
