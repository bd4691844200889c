/** The words of a board in English. */
import type { Clues } from '@nonokit/board';
import { BLANK, counted, type Line, UNKNOWN } from '@nonokit/core';
import type { BoardWords, SpokenLine } from '../words.js';
import { blocksText, capital, ENGLISH_BADGE, inkText, isColored } from './english.js';

/** From this number on, lines are counted instead of named. */
const MANY_LINES = 4;

export const ENGLISH: BoardWords = {
  board: ({ width, height }) => `Nonogram, ${counted(height, 'row')}, ${counted(width, 'column')}`,
  cell: ({ clues, cell, mark, row, column }) =>
    `Row ${cell.row + 1}, column ${cell.column + 1}, ${markText(mark, clues)}. ` +
    `Row clue: ${clueText(row, clues)}. Column clue: ${clueText(column, clues)}.`,
  marked: ({ mark, count }, clues) => {
    const cells = counted(count, 'cell');
    if (mark === UNKNOWN) return `${cells} erased`;
    if (mark === BLANK) return `${cells} marked blank`;
    return isColored(clues) ? `${cells} filled ${inkText(mark, clues)}` : `${cells} filled`;
  },
  finished: (lines) => `${linesText(lines)} finished`,
  reopened: (lines) => `${linesText(lines)} no longer finished`,
  solved: 'solved',
  covered: 'Paused. The board is covered.',
  ...ENGLISH_BADGE,
  tool: (mark, clues) => {
    if (mark === UNKNOWN) return 'Eraser';
    if (mark === BLANK) return 'X';
    return isColored(clues) ? capital(inkText(mark, clues)) : 'Fill';
  },
  unreadable: (reason) => `This puzzle cannot be shown: ${reason}.`,
  notFound: (file, status) =>
    status === 404 ? `${file} was not found` : `${file} was refused with status ${status}`,
  notLoaded: (file) => `${file} could not be loaded`,
};

function markText(mark: number, clues: Clues): string {
  if (mark === UNKNOWN) return 'unknown';
  if (mark === BLANK) return 'blank';
  return isColored(clues) ? inkText(mark, clues) : 'filled';
}

function clueText({ clue, isFinished }: SpokenLine, clues: Clues): string {
  return `${blocksText(clue, clues)}${isFinished ? ', finished' : ''}`;
}

function linesText(lines: readonly Line[]): string {
  if (lines.length >= MANY_LINES) return counted(lines.length, 'line');
  return lines.map(({ kind, index }) => `${kind} ${index + 1}`).join(', ');
}
