/**
 * What a text without a puzzle holds instead, for its message: a sudoku, lists of numbers that do
 * not fit each other, a single list of clues.
 */
import { type Problem, problem } from '@nonokit/core';
import { linesOf } from '../lexing/cursor.js';
import { placesIn } from '../lexing/yaml.js';
import { anyListsMisfit, anyOneList, anySudoku } from '../words/en/any.js';
import { getSize } from './clue-list.js';
import { type Item, itemsInCode } from './code-items.js';
import { folded } from './fold.js';

/** Longest text that is looked at. */
const LONGEST = 200_000;

/** The problem that names what a text holds; undefined if it is like nothing known. */
export function whatItIs(text: string): Problem | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = folded(text) ?? text;
  if (isSudoku(plain)) return problem(anySudoku, {}, { line: 1, column: 1 });
  return listsProblem(plain);
}

const SIDE = 9;
const CELLS = SIDE * SIDE;

/** True for nine lines of nine digits and blanks, in any dress, or for a single line of 81. */
function isSudoku(text: string): boolean {
  const bare = text.replace(/\b(?:null|None|nil)\b/g, '0').replace(/\][ \t]*,?/g, '\n');
  const single = /^\s*([\d._*]{81})\s*$/.exec(bare)?.[1];
  if (single !== undefined) return areDigits([...single]);
  const rows: string[][] = [];
  for (const { text: line } of linesOf(bare)) {
    const cells = line.replace(/["'|[\]{}(),;:+│┃║ \t─━═=-]/gu, '');
    if (cells === '' || /^[a-z]*$/i.test(cells)) continue;
    if (!/^[\d._*x]{9}$/.test(cells) || rows.length === SIDE) return false;
    rows.push([...cells]);
  }
  return rows.length === SIDE && areDigits(rows.flat());
}

/** True for cells of a sudoku: at least a few numbers above 1 that differ. */
function areDigits(cells: readonly string[]): boolean {
  const digits = cells.filter((cell) => /[1-9]/.test(cell));
  return cells.length === CELLS && digits.length >= 8 && new Set(digits).size > 6;
}

/** The problem of lists of clues in code or data. */
function listsProblem(text: string): Problem | undefined {
  const lists = itemsInCode(text).items.filter(isLikeClues);
  const [a, b] = lists;
  if (a === undefined || lists.length > MOST_LISTS) return undefined;
  const placeOf = placesIn(text);
  const at = placeOf({ at: a.from });
  if (b === undefined) {
    return problem(anyOneList, { ...sizesOf(a), line: at.line }, at);
  }
  const { clues, cells } = sizesOf(a);
  const other = sizesOf(b);
  const otherLine = placeOf({ at: b.from }).line;
  const others = { otherClues: other.clues, otherCells: other.cells, otherLine };
  return problem(anyListsMisfit, { clues, cells, line: at.line, ...others }, at);
}

/** In a text of more lists these are no clues. */
const MOST_LISTS = 4;

/** True for a list of at least three clues that no table of numbers would be. */
function isLikeClues({ found }: Item): boolean {
  if (found?.isExplicit !== true) return false;
  const lengths = new Set(found.clues.map(({ length }) => length));
  return found.clues.length > 2 && lengths.size > 1;
}

function sizesOf({ found }: Item): { clues: number; cells: number } {
  const clues = found?.clues ?? [];
  const cells = clues.flat().reduce((sum: number, block) => sum + getSize(block), 0);
  return { clues: clues.length, cells };
}
