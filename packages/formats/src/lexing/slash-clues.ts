/**
 * Clues in game ids: columns, then rows, joined by slashes; numbers joined by dots; nothing for an
 * empty clue: "3/1.1.1/4". Tatham's Pattern puts the size first, puzzle-nonograms.com does not.
 */
import { bad, type Clue, type Place, type Puzzle, type Result } from '@nonokit/core';
import { lexingSlashCount } from '../words/en/lexing.js';
import { cutPieces } from './address.js';
import { blackBlock, clueOfWords } from './clue-words.js';
import type { Word } from './cursor.js';

/** Clues of columns and rows, with their places. */
export interface SlashClues {
  readonly columns: readonly Clue[];
  readonly rows: readonly Clue[];
  readonly columnPlaces: readonly Place[];
  readonly rowPlaces: readonly Place[];
}

/**
 * Reads the clues of a puzzle of this size; any other number of clues is a problem. A lone 0 is an
 * empty clue.
 */
export function parseSlashClues(word: Word, width: number, height: number): Result<SlashClues> {
  const wanted = width + height;
  const clues: Clue[] = [];
  const places: Place[] = [];
  for (const piece of cutPieces(word, '/')) {
    if (clues.length === wanted) return wrongCount(null, width, height, piece.place);
    const length = clues.length < width ? height : width;
    const clue = slashClue(piece, length);
    if (!clue.ok) return clue;
    clues.push(clue.value);
    places.push(piece.place);
  }
  if (clues.length < wanted) {
    const end = { line: word.place.line, column: word.place.column + word.text.length };
    return wrongCount(clues.length, width, height, end);
  }
  const value: SlashClues = {
    columns: clues.slice(0, width),
    rows: clues.slice(width),
    columnPlaces: places.slice(0, width),
    rowPlaces: places.slice(width),
  };
  return { ok: true, value, warnings: [] };
}

/** The clue "1.2.1" of a line with `length` cells. */
function slashClue(piece: Word, length: number): Result<Clue> {
  return clueOfWords(piece.text === '' ? [] : cutPieces(piece, '.'), length, blackBlock);
}

function wrongCount(
  found: number | null,
  width: number,
  height: number,
  place: Place,
): Result<never> {
  return bad(lexingSlashCount, { found, width, height }, place);
}

/** The clues of a puzzle in this notation; `empty` stands for an empty clue. */
export function slashText({ columns, rows }: Puzzle, empty: '' | '0'): string {
  const text = (clue: Clue): string => clue.map(({ size }) => size).join('.') || empty;
  return [...columns, ...rows].map(text).join('/');
}
