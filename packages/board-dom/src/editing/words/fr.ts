/** The words of an editor in French. */
import { BLANK, type Color, type Palette } from '@nonokit/core';
import {
  blocksText,
  CELLS,
  COLUMNS,
  counted,
  FRENCH_BADGE,
  inkText,
  isColored,
  PLURALS,
  ROWS,
} from '../../words/french.js';
import type { EditorWords } from '../words.js';

export const EDITOR_FRENCH: EditorWords = {
  ...FRENCH_BADGE,
  picture: ({ width, height }) => `Dessin, ${counted(height, ROWS)}, ${counted(width, COLUMNS)}`,
  cell: ({ clues, cell, color, row, column }) =>
    `Ligne ${cell.row + 1}, colonne ${cell.column + 1}, ${cellText(color, 1, clues.palette)}. ` +
    `Indices de la ligne : ${blocksText(row, clues)}. ` +
    `Indices de la colonne : ${blocksText(column, clues)}.`,
  painted: (count, color, palette) => `${counted(count, CELLS)} ${cellText(color, count, palette)}`,
  andMore: (count) => `et ${count} de plus`,
  selection: (area) =>
    area === undefined
      ? 'aucune sélection'
      : `sélection de ${area.width} sur ${area.height} ` +
        `à partir de la ligne ${area.top + 1}, colonne ${area.left + 1}`,
  size: (width, height) => `${width} sur ${height}`,
  copied: (width, height) => `copié, ${width} sur ${height}`,
  inks: 'couleurs modifiées',
  tool: (tool) => TOOL_NAMES[tool],
  color: (color, palette) => (color === BLANK ? 'fond' : inkText(color, 'masculine', { palette })),
  filled: (isFilled) => (isFilled ? 'formes pleines' : 'formes vides'),
  mirror: (mirror) => MIRROR_NAMES[mirror],
};

const TOOL_NAMES = {
  pencil: 'crayon',
  line: 'trait',
  rectangle: 'rectangle',
  ellipse: 'ellipse',
  fill: 'remplissage',
  replace: 'remplacer la couleur',
  select: 'sélection',
  move: 'déplacement',
  pick: 'pipette',
} as const;

const MIRROR_NAMES = {
  none: 'sans miroir',
  across: 'miroir gauche-droite',
  down: 'miroir haut-bas',
  both: 'miroir sur les deux axes',
} as const;

/** "vide", "remplies", "rouge": the look of some cells. */
function cellText(color: Color, count: number, palette: Palette): string {
  const isOne = PLURALS.select(count) === 'one';
  if (color === BLANK) return isOne ? 'vide' : 'vides';
  if (!isColored({ palette })) return isOne ? 'remplie' : 'remplies';
  return inkText(color, isOne ? 'feminine' : 'feminine-plural', { palette });
}
