/** What is said by ear: lines in one go, the next line with news, what has changed. */
import { applyMove, type Clues, type Game, newGame } from '@nonokit/board';
import { beforeEach, describe, expect, it } from 'vitest';
import { Ear, type EarWords } from './by-ear.js';
import { inlineClues } from './inline-clues.js';
import { EAR_GERMAN } from './words/ear-de.js';
import { EAR_ENGLISH } from './words/ear-en.js';
import { EAR_SPANISH } from './words/ear-es.js';
import { EAR_FRENCH } from './words/ear-fr.js';
import { EAR_JAPANESE } from './words/ear-ja.js';
import { EAR_POLISH } from './words/ear-pl.js';
import { EAR_RUSSIAN } from './words/ear-ru.js';
import { EAR_UKRAINIAN } from './words/ear-uk.js';

/** A board of which only what is said and where the cursor goes is kept. */
class SilentBoard {
  state: Game;
  cursor = { row: 0, column: 0 };
  readonly said: string[] = [];

  constructor(clues: Clues) {
    this.state = newGame(clues);
  }

  moveTo(row: number, column: number): void {
    this.cursor = { row, column };
  }

  say(text: string): void {
    this.said.push(text);
  }

  paint(mark: number, ...cells: number[]): void {
    this.state = applyMove(this.state, { type: 'paint', mark, cells });
  }
}

const ARROW = inlineClues('1,2,5,2,1', '1,3,5,1,1');

describe('by ear', () => {
  let board: SilentBoard;
  let ear: Ear;

  beforeEach(() => {
    board = new SilentBoard(ARROW);
    ear = new Ear(board, () => EAR_ENGLISH);
  });

  it('a line is read in one go', () => {
    board.paint(1, 6, 11);
    board.paint(0, 5);
    ear.hear('hear-column');
    expect(board.said).toEqual(['Column 1: 1. 1 unknown, 1 blank, 3 unknown.']);
    board.moveTo(1, 3);
    ear.hear('hear-row');
    expect(board.said.at(-1)).toBe('Row 2: 2. 1 blank, 1 filled, 3 unknown.');
    board.paint(1, 7);
    ear.hear('hear-row');
    expect(board.said.at(-1)).toBe('Row 2: 2. Row 2 finished.');
  });

  it('the next line is one that is not finished and has news', () => {
    ear.hear('hear-next');
    expect(board.said.at(-1)).toMatch(/^Row 1: 1\./);
    ear.hear('hear-next');
    ear.hear('hear-next');
    expect(board.said.at(-1)).toMatch(/^Row 3: 5\./);
    expect(board.cursor).toEqual({ row: 2, column: 0 });
    board.paint(1, 10, 11, 12, 13, 14);
    // the rows below, then the columns: those that the row has finished are left out
    for (const line of ['Row 4', 'Row 5', 'Column 2', 'Column 3']) {
      ear.hear('hear-next');
      expect(board.said.at(-1)).toContain(`${line}:`);
    }
    expect(board.cursor).toEqual({ row: 0, column: 2 });
    board.paint(1, 2, 7, 12, 17, 22);
    // what was done in a line is no news in it, but in the lines that cross it
    board.said.length = 0;
    for (let k = 0; k < 3; k++) ear.hear('hear-next');
    const lines = board.said.map((text) => text.replace(/:.*/, ''));
    // and where there is no news at all, the next unfinished line
    expect(lines).toEqual(['Row 2', 'Row 4', 'Column 2']);
  });

  it('what has changed is told by runs, and once', () => {
    board.paint(1, 10, 11, 12);
    board.paint(0, 4);
    ear.hear('hear-changes');
    expect(board.said.at(-1)).toBe('Row 1, column 5: 1 blank. Row 3, columns 1 to 3: 3 filled.');
    ear.hear('hear-changes');
    expect(board.said.at(-1)).toBe('Nothing has changed.');
    board.paint(-1, 2, 12);
    board.paint(1, 2, 7, 12, 17);
    ear.hear('hear-changes');
    expect(board.said.at(-1)).toContain('Column 3, rows 1 to 2: 2 filled.');
    // a chessboard has more runs than anybody listens to
    board.paint(0, ...[1, 3, 5, 9, 13, 15, 19, 21, 23]);
    ear.hear('hear-changes');
    expect(board.said.at(-1)).toMatch(/And 3 more cells\.$/);
  });

  it.each<[EarWords, string, string]>([
    [EAR_ENGLISH, 'Row 1: 2. 1 filled, 2 unknown, 2 blank.', 'Row 1, columns 4 to 5: 2 blank.'],
    [EAR_GERMAN, 'Zeile 1: 2. 1 ausgefüllt, 2 offen, 2 leer.', 'Zeile 1, Spalten 4 bis 5: 2 leer.'],
    [
      EAR_FRENCH,
      'Ligne 1 : 2. 1 remplie, 2 inconnues, 2 croix.',
      'Ligne 1, colonnes 4 à 5 : 2 croix.',
    ],
    [
      EAR_SPANISH,
      'Fila 1: 2. 1 pintada, 2 sin marcar, 2 vacías.',
      'Fila 1, columnas 4 a 5: 2 vacías.',
    ],
    [
      EAR_JAPANESE,
      '1行目：2。塗り1マス、未定2マス、空白2マス。',
      '1行目、4列目から5列目：空白2マス。',
    ],
    [
      EAR_POLISH,
      'Wiersz 1: 2. 1 zamalowana, 2 nieoznaczone, 2 krzyżyki.',
      'Wiersz 1, kolumny od 4 do 5: 2 krzyżyki.',
    ],
    [
      EAR_RUSSIAN,
      'Строка 1: 2. 1 закрашенная, 2 неотмеченные, 2 крестика.',
      'Строка 1, столбцы с 4 по 5: 2 крестика.',
    ],
    [
      EAR_UKRAINIAN,
      'Рядок 1: 2. 1 зафарбована, 2 непозначені, 2 хрестики.',
      'Рядок 1, стовпці з 4 по 5: 2 хрестики.',
    ],
  ])('is said in each language', (words, line, change) => {
    board = new SilentBoard(inlineClues('2,5', '1,2,2,1,1'));
    ear = new Ear(board, () => words);
    board.paint(1, 0);
    ear.hear('hear-changes');
    board.paint(0, 3, 4);
    ear.hear('hear-row');
    ear.hear('hear-changes');
    expect(board.said.slice(1)).toEqual([line, change]);
  });
});
