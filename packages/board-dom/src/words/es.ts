/** The words of a board in Spanish. */
import type { Clues } from '@nonokit/board';
import { BLANK, type Line, UNKNOWN } from '@nonokit/core';
import type { BoardWords, SpokenLine } from '../words.js';
import {
  blocksText,
  byCount,
  CELLS,
  COLUMNS,
  capital,
  counted,
  inkName,
  inkText,
  isColored,
  ROWS,
  SPANISH_BADGE,
} from './spanish.js';

/** From this number on, lines are counted instead of named. */
const MANY_LINES = 4;

export const SPANISH: BoardWords = {
  board: ({ width, height }) => `Nonograma, ${counted(height, ROWS)}, ${counted(width, COLUMNS)}`,
  cell: ({ clues, cell, mark, row, column }) =>
    `Fila ${cell.row + 1}, columna ${cell.column + 1}, ${markText(mark, clues)}. ` +
    `Pista de la fila: ${clueText(row, clues)}. Pista de la columna: ${clueText(column, clues)}.`,
  marked: ({ mark, count }, clues) => {
    const cells = counted(count, CELLS);
    if (mark === UNKNOWN) return `${cells} ${byCount(count, ['borrada', 'borradas'])}`;
    if (mark === BLANK) {
      return `${cells} ${byCount(count, ['marcada como vacía', 'marcadas como vacías'])}`;
    }
    const painted = `${cells} ${byCount(count, ['pintada', 'pintadas'])}`;
    return isColored(clues) ? `${painted} de ${inkName(mark, clues)}` : painted;
  },
  finished: (lines) => `${linesText(lines)} ${byLines(lines, ['terminada', 'terminadas'])}`,
  reopened: (lines) =>
    `${linesText(lines)} ya no ${byLines(lines, ['está terminada', 'están terminadas'])}`,
  solved: 'resuelto',
  covered: 'Pausa. El tablero está tapado.',
  ...SPANISH_BADGE,
  tool: (mark, clues) => {
    if (mark === UNKNOWN) return 'Goma';
    if (mark === BLANK) return 'Cruz';
    return isColored(clues) ? capital(inkName(mark, clues)) : 'Pintar';
  },
  unreadable: (reason) => `No se puede mostrar este nonograma: ${reason}.`,
  notFound: (file, status) =>
    status === 404 ? `no se encontró ${file}` : `el servidor no entregó ${file} (código ${status})`,
  notLoaded: (file) => `no se pudo cargar ${file}`,
};

function markText(mark: number, clues: Clues): string {
  if (mark === UNKNOWN) return 'sin marcar';
  if (mark === BLANK) return 'vacía';
  return isColored(clues) ? inkText(mark, 'feminine', clues) : 'pintada';
}

function clueText({ clue, isFinished }: SpokenLine, clues: Clues): string {
  return `${blocksText(clue, clues)}${isFinished ? ', terminada' : ''}`;
}

/** Rows, columns and lines are all feminine. */
function byLines(lines: readonly Line[], forms: readonly [string, string]): string {
  return byCount(lines.length, forms);
}

function linesText(lines: readonly Line[]): string {
  if (lines.length >= MANY_LINES) return counted(lines.length, ['línea', 'líneas']);
  const names = lines.map(
    ({ kind, index }) => `${kind === 'row' ? 'fila' : 'columna'} ${index + 1}`,
  );
  return names.join(', ');
}
