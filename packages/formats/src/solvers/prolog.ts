/**
 * Prolog terms with two lists of lists of numbers, rows first: `nonogram([[2, 1], [3]], [[1], ...],
 * S)`, or two facts, `rows([[2, 1], ...]). cols([[3], ...]).` Predicates may have any name, because
 * every program uses its own.
 */
import { bad, type Clue, good, type Limits, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { DataTokens } from '../lexing/data-tokens.js';
import { puzzleOfLists } from '../lexing/list-clues.js';
import { type NestedList, readList } from '../lexing/nested-lists.js';
import { prologNoLists, prologOneList } from '../words/en/solvers.js';

/** Lists of clues as arguments of a Prolog predicate. */
export const prolog: Format = {
  id: 'prolog',
  name: 'Prolog lists',
  extensions: ['.pl', '.pro'],
  media: 'text',
  holds: { colors: 'none', background: false, clues: true, goal: false, meta: [], several: false },
  detect: ({ text }) =>
    /^[ \t]*(?:[:?]-[ \t]*)?[a-z]\w{0,40}\((?:[\w"' ]{1,40},)?\s*\[\s*\[(?:\s*\[)?[\d\s,]*\]/m.test(
      text,
    ),
  read: readProlog,
  write: ([puzzle]) => good(puzzle === undefined ? '' : writeProlog(puzzle)),
};

/** A list of clues and the name of its predicate. */
interface Argument {
  readonly list: NestedList;
  readonly predicate: string;
}

function readProlog({ text, limits }: Source): readonly Result<Puzzle>[] {
  const { found, wrong } = findArguments(text, limits);
  const [first, second] = found;
  if (second === undefined && wrong?.ok === false) return [wrong];
  if (first === undefined) return [bad(prologNoLists, {}, { line: 1, column: 1 })];
  if (second === undefined) return [bad(prologOneList, {}, first.list.place)];
  const puzzles: Result<Puzzle>[] = [];
  for (let i = 0; i < found.length; i += 2) {
    const [a, b] = found.slice(i, i + 2);
    if (a !== undefined && b !== undefined) puzzles.push(puzzleOfArguments(a, b, limits));
  }
  return puzzles;
}

/** All lists of clues in a text, until there are more than puzzles allowed. */
function findArguments(
  text: string,
  { maxCells, maxPuzzles }: Limits,
): { found: Argument[]; wrong: Result<NestedList> | undefined } {
  const tokens = new DataTokens(text, '%');
  const found: Argument[] = [];
  let predicate = '';
  let wrong: Result<NestedList> | undefined;
  for (let token = tokens.peek(); token !== undefined; token = tokens.peek()) {
    if (found.length > 2 * maxPuzzles) break;
    if (token.text === '[') {
      const list = readList(tokens, maxCells);
      if (!list.ok) wrong ??= list;
      else found.push(...findLists(list.value).map((clues) => ({ list: clues, predicate })));
      continue;
    }
    tokens.next();
    if (token.kind === 'name' && tokens.peek()?.text === '(') predicate = token.text;
  }
  return { found, wrong };
}

function puzzleOfArguments(first: Argument, second: Argument, limits: Limits): Result<Puzzle> {
  const columnsFirst = /^col/.test(first.predicate) && /^row/.test(second.predicate);
  const [rows, columns] = columnsFirst ? [second.list, first.list] : [first.list, second.list];
  return puzzleOfLists({ rows, columns }, limits);
}

/** The lists of clues in a list: itself, or both of its items. */
function findLists(list: NestedList): readonly NestedList[] {
  if (isOfClues(list)) return [list];
  const lists = list.items.filter((item) => typeof item !== 'number');
  return lists.length === 2 && lists.every(isOfClues) ? lists : [];
}

/** True for a list of lists of numbers. */
function isOfClues({ items }: NestedList): boolean {
  const isClue = (item: number | NestedList): boolean =>
    typeof item !== 'number' && item.items.every((size) => typeof size === 'number');
  return items.length > 0 && items.every(isClue);
}

function writeProlog({ rows, columns }: Puzzle): string {
  const list = (clues: readonly Clue[]): string => {
    const lists = clues.map((clue) => `[${clue.map(({ size }) => size).join(',')}]`);
    return `[${lists.join(',')}]`;
  };
  return `nonogram(\n  ${list(rows)},\n  ${list(columns)},\n  S).\n`;
}
