/** The words of a board in German. */
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
  GERMAN_BADGE,
  inkText,
  isColored,
  ROWS,
} from './german.js';

/** From this number on, lines are counted instead of named. */
const MANY_LINES = 4;

const LINES: Forms = ['Linie', 'Linien'];

export const GERMAN: BoardWords = {
  board: ({ width, height }) => `Nonogramm, ${counted(height, ROWS)}, ${counted(width, COLUMNS)}`,
  cell: ({ clues, cell, mark, row, column }) =>
    `Zeile ${cell.row + 1}, Spalte ${cell.column + 1}, ${markText(mark, clues)}. ` +
    `Zahlen der Zeile: ${clueText(row, clues)}. Zahlen der Spalte: ${clueText(column, clues)}.`,
  marked: ({ mark, count }, clues) => {
    const cells = counted(count, CELLS);
    if (mark === UNKNOWN) return `${cells} gelöscht`;
    if (mark === BLANK) return `${cells} angekreuzt`;
    return isColored(clues)
      ? `${cells} ${inkText(mark, 'bare', clues)} ausgefüllt`
      : `${cells} ausgefüllt`;
  },
  finished: (lines) => `${linesText(lines)} fertig`,
  reopened: (lines) => `${linesText(lines)} nicht mehr fertig`,
  solved: 'gelöst',
  covered: 'Pause. Das Gitter ist verdeckt.',
  ...GERMAN_BADGE,
  tool: (mark, clues) => {
    if (mark === UNKNOWN) return 'Radierer';
    if (mark === BLANK) return 'Kreuz';
    return isColored(clues) ? capital(inkText(mark, 'bare', clues)) : 'Ausfüllen';
  },
  unreadable: (reason) => `Dieses Rätsel lässt sich nicht anzeigen: ${reason}.`,
  notFound: (file, status) =>
    status === 404
      ? `${file} wurde nicht gefunden`
      : `der Server hat ${file} mit Status ${status} verweigert`,
  notLoaded: (file) => `${file} ließ sich nicht laden`,
};

function markText(mark: number, clues: Clues): string {
  if (mark === UNKNOWN) return 'offen';
  if (mark === BLANK) return 'leer';
  return isColored(clues) ? inkText(mark, 'bare', clues) : 'ausgefüllt';
}

function clueText({ clue, isFinished }: SpokenLine, clues: Clues): string {
  return `${blocksText(clue, clues)}${isFinished ? ', fertig' : ''}`;
}

/** "Zeile 7, Spalte 2", "5 Linien". */
function linesText(lines: readonly Line[]): string {
  if (lines.length >= MANY_LINES) return counted(lines.length, LINES);
  return lines
    .map(({ kind, index }) => `${kind === 'row' ? 'Zeile' : 'Spalte'} ${index + 1}`)
    .join(', ');
}
