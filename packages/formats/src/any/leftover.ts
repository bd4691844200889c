/**
 * A guard for what nobody has thought of: lists of clues, pictures and numbers of a text that are
 * in none of the puzzles that were read from it. A tolerant reader may have taken one thing for the
 * whole; the remark says so.
 */
import { type Place, type Problem, type Puzzle, problem, type Result } from '@nonokit/core';
import { placesIn } from '../lexing/yaml.js';
import { anyLeftover, anyNumbersLeft } from '../words/en/any.js';
import { type AnyClue, getSize } from './clue-list.js';
import { type Item, itemsInCode } from './code-items.js';

/** Longest text that is looked through. */
const LONGEST = 1 << 20;

/** Most lists; a file of more is a collection, of which each puzzle was read by its names. */
const MOST_LISTS = 5000;

/** The share of the numbers of a text that its puzzles must hold. */
const MOST_OF = 0.9;

/** Numbers beside the clues of any text: sizes, dates, an id. */
const FEW = 8;

/** The remark that parts of a text are in no puzzle; undefined if none are. */
export function leftoverRemark(
  text: string,
  results: readonly Result<Puzzle>[],
): Problem | undefined {
  const puzzles = results.flatMap((result) => (result.ok ? [result.value] : []));
  // broken puzzles are lists that were read, too
  if (text.length > LONGEST || puzzles.length < results.length) return undefined;
  const { items } = itemsInCode(text);
  if (items.length > MOST_LISTS) return undefined;
  const left = items.filter((item) => isLeft(item, puzzles));
  const [first] = left;
  if (first !== undefined) {
    const place: Place = placesIn(text)({ at: first.from });
    return problem(anyLeftover, { lists: left.length, line: place.line }, place);
  }
  return items.length === 0 ? numbersLeft(text, puzzles) : undefined;
}

/** The fewest clues and cells of a list that is missed. */
const FEWEST_CLUES = 3;
const FEWEST_CELLS = 4;

/** True for a list that may be clues or a picture, and is in no puzzle. */
function isLeft(item: Item, puzzles: readonly Puzzle[]): boolean {
  if (/colou?r|palette|rgb|point|coord|size|filled/i.test(item.name)) return false;
  const { found, cells } = item;
  const isSized = puzzles.some(
    ({ width, height }) => isOfSize(cells, width, height) || isOfSize(cells, height, width),
  );
  if (isSized) return false;
  if (found?.isExplicit === true) {
    const clues = found.clues.filter(({ length }) => length > 0);
    const total = clues.flat().reduce((sum: number, block) => sum + getSize(block), 0);
    if (clues.length < FEWEST_CLUES || total < FEWEST_CELLS) return false;
    return !puzzles.some(
      ({ rows, columns }) => sameSizes(found.clues, rows) || sameSizes(found.clues, columns),
    );
  }
  const isDrawn = typeof cells?.[0]?.[0] === 'boolean';
  return isDrawn && cells.length >= FEWEST_CLUES && cells.some((row) => row.includes(true));
}

function isOfSize(cells: Item['cells'], width: number, height: number): boolean {
  return cells?.length === height && cells[0]?.length === width;
}

function sameSizes(clues: readonly AnyClue[], other: Puzzle['rows']): boolean {
  if (clues.length !== other.length) return false;
  return clues.every((clue, i) => {
    const sizes = other[i]?.map(({ size }) => size).join();
    return clue.map(getSize).join() === sizes;
  });
}

/** In a text without lists: numbers above 1 that are neither clues nor labels of lines. */
function numbersLeft(text: string, puzzles: readonly Puzzle[]): Problem | undefined {
  if (puzzles.length === 0 || puzzles.some(({ goal }) => goal !== undefined)) return undefined;
  const numbers = text.match(/(?<![\p{L}\p{N}_#.])\d{1,4}(?![\p{L}\p{N}_]|\.\d)/gu) ?? [];
  const found = numbers.filter((number) => Number(number) > 1).length;
  let used = 0;
  for (const { rows, columns } of puzzles) {
    for (const clue of [...rows, ...columns]) {
      used++;
      for (const { size } of clue) if (size > 1) used++;
    }
  }
  if (found <= used + FEW || used >= MOST_OF * found) return undefined;
  return problem(anyNumbersLeft, { found, used: Math.min(used, found) }, { line: 1, column: 1 });
}
