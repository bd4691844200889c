/** The words of a board in Polish. */
import type { Clues } from '@nonokit/board';
import { BLANK, type Line, UNKNOWN } from '@nonokit/core';
import type { BoardWords, SpokenLine } from '../words.js';
import {
  blocksText,
  CELLS_ACCUSATIVE,
  COLUMNS,
  capital,
  counted,
  type Forms,
  inkText,
  isColored,
  PLURALS,
  POLISH_BADGE,
  paintedText,
  ROWS,
} from './polish.js';

/** From this number on, lines are counted instead of named. */
const MANY_LINES = 4;

const LINES: Forms = ['linia', 'linie', 'linii'];

/** A predicate for a row, a column, several lines, and five lines or more. */
interface Predicate {
  readonly row: string;
  readonly column: string;
  readonly few: string;
  readonly many: string;
}

const FINISHED: Predicate = {
  row: 'gotowy',
  column: 'gotowa',
  few: 'gotowe',
  many: 'gotowych',
};

const REOPENED: Predicate = {
  row: 'już nie jest gotowy',
  column: 'już nie jest gotowa',
  few: 'już nie są gotowe',
  many: 'już nie jest gotowych',
};

export const POLISH: BoardWords = {
  board: ({ width, height }) => `Nonogram, ${counted(height, ROWS)}, ${counted(width, COLUMNS)}`,
  cell: ({ clues, cell, mark, row, column }) =>
    `Wiersz ${cell.row + 1}, kolumna ${cell.column + 1}, ${markText(mark, clues)}. ` +
    `Liczby wiersza: ${clueText(row, clues)}. Liczby kolumny: ${clueText(column, clues)}.`,
  marked: ({ mark, count }, clues) => {
    const cells = counted(count, CELLS_ACCUSATIVE);
    if (mark === UNKNOWN) return `wymazano ${cells}`;
    if (mark === BLANK) return `oznaczono krzyżykiem ${cells}`;
    return isColored(clues)
      ? `zamalowano ${paintedText(mark, clues)} ${cells}`
      : `zamalowano ${cells}`;
  },
  finished: (lines) => stateText(lines, FINISHED),
  reopened: (lines) => stateText(lines, REOPENED),
  solved: 'rozwiązane',
  covered: 'Pauza. Plansza jest zasłonięta.',
  ...POLISH_BADGE,
  tool: (mark, clues) => {
    if (mark === UNKNOWN) return 'Gumka';
    if (mark === BLANK) return 'Krzyżyk';
    return isColored(clues) ? capital(inkText(mark, 'masculine', clues)) : 'Zamaluj';
  },
  unreadable: (reason) => `Tego nonogramu nie da się pokazać: ${reason}.`,
  notFound: (file, status) =>
    status === 404
      ? `nie znaleziono pliku ${file}`
      : `serwer odmówił dostępu do pliku ${file}, kod ${status}`,
  notLoaded: (file) => `nie udało się wczytać pliku ${file}`,
};

function markText(mark: number, clues: Clues): string {
  if (mark === UNKNOWN) return 'nieoznaczona';
  if (mark === BLANK) return 'krzyżyk';
  return isColored(clues) ? `zamalowana ${paintedText(mark, clues)}` : 'zamalowana';
}

function clueText({ clue, isFinished }: SpokenLine, clues: Clues): string {
  return `${blocksText(clue, clues)}${isFinished ? ', gotowe' : ''}`;
}

/** "wiersz 7 gotowy", "kolumna 2 gotowa", "wiersz 7, kolumna 2 gotowe", "5 linii gotowych". */
function stateText(lines: readonly Line[], predicate: Predicate): string {
  if (lines.length >= MANY_LINES) {
    const isFew = PLURALS.select(lines.length) === 'few';
    return `${counted(lines.length, LINES)} ${isFew ? predicate.few : predicate.many}`;
  }
  const names = lines.map(
    ({ kind, index }) => `${kind === 'row' ? 'wiersz' : 'kolumna'} ${index + 1}`,
  );
  const said = lines.length > 1 ? predicate.few : predicate[lines[0]?.kind ?? 'row'];
  return `${names.join(', ')} ${said}`;
}
