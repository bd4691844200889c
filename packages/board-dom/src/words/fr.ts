/** The words of a board in French. */
import type { Clues } from '@nonokit/board';
import { BLANK, type Line, UNKNOWN } from '@nonokit/core';
import type { BoardWords, SpokenLine } from '../words.js';
import {
  blocksText,
  CELLS,
  COLUMNS,
  capital,
  counted,
  type Forms,
  FRENCH_BADGE,
  inkText,
  isColored,
  PLURALS,
  ROWS,
} from './french.js';

/** From this number on, lines are counted instead of named. */
const MANY_LINES = 4;

const LINES: Forms = ['rangée', 'rangées'];

export const FRENCH: BoardWords = {
  board: ({ width, height }) => `Nonogramme, ${counted(height, ROWS)}, ${counted(width, COLUMNS)}`,
  cell: ({ clues, cell, mark, row, column }) =>
    `Ligne ${cell.row + 1}, colonne ${cell.column + 1}, ${markText(mark, clues)}. ` +
    `Indices de la ligne : ${clueText(row, clues)}. ` +
    `Indices de la colonne : ${clueText(column, clues)}.`,
  marked: ({ mark, count }, clues) => {
    const cells = counted(count, CELLS);
    const isOne = PLURALS.select(count) === 'one';
    const s = isOne ? '' : 's';
    if (mark === UNKNOWN) return `${cells} effacée${s}`;
    if (mark === BLANK) return `${cells} marquée${s} d’une croix`;
    return isColored(clues)
      ? `${cells} ${inkText(mark, isOne ? 'feminine' : 'feminine-plural', clues)}`
      : `${cells} remplie${s}`;
  },
  finished: (lines) => stateText(lines, ['terminée', 'terminées']),
  reopened: (lines) => stateText(lines, ['plus terminée', 'plus terminées']),
  solved: 'résolu',
  covered: 'Pause. La grille est masquée.',
  ...FRENCH_BADGE,
  tool: (mark, clues) => {
    if (mark === UNKNOWN) return 'Gomme';
    if (mark === BLANK) return 'Croix';
    return isColored(clues) ? capital(inkText(mark, 'masculine', clues)) : 'Remplir';
  },
  unreadable: (reason) => `Cette grille ne peut pas être affichée : ${reason}.`,
  notFound: (file, status) =>
    status === 404
      ? `le fichier ${file} est introuvable`
      : `le serveur a refusé ${file} avec le code ${status}`,
  notLoaded: (file) => `le fichier ${file} n’a pas pu être chargé`,
};

function markText(mark: number, clues: Clues): string {
  if (mark === UNKNOWN) return 'inconnue';
  if (mark === BLANK) return 'croix';
  return isColored(clues) ? inkText(mark, 'feminine', clues) : 'remplie';
}

function clueText({ clue, isFinished }: SpokenLine, clues: Clues): string {
  return `${blocksText(clue, clues)}${isFinished ? ', terminée' : ''}`;
}

/** "ligne 7 terminée", "ligne 7, colonne 2 terminées", "5 rangées terminées". */
function stateText(lines: readonly Line[], [one, many]: Forms): string {
  const state = PLURALS.select(lines.length) === 'one' ? one : many;
  if (lines.length >= MANY_LINES) return `${counted(lines.length, LINES)} ${state}`;
  const names = lines.map(
    ({ kind, index }) => `${kind === 'row' ? 'ligne' : 'colonne'} ${index + 1}`,
  );
  return `${names.join(', ')} ${state}`;
}
