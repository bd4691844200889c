/**
 * Clues as nested lists of numbers, one list per line. Some formats pad the lists with zeros to a
 * common length, on the left or on the right. All puzzles are black and white.
 */
import {
  BLACK_ON_WHITE,
  type Block,
  bad,
  type Clue,
  good,
  type Limits,
  type Line,
  type Place,
  type Problem,
  type Puzzle,
  type Result,
} from '@nonokit/core';
import { lexingClueCount, lexingTooManyBlocks } from '../words/en/lexing.js';
import {
  listHasList,
  listHasNumber,
  listInnerZero,
  listMissing,
  listSmallBlock,
} from '../words/en/lexing-lists.js';
import type { Assignments } from './assignments.js';
import { checkedPuzzle, toMeta, wrongSizes } from './checked-puzzle.js';
import type { NestedList } from './nested-lists.js';

/** Reads the numbers of a list as a clue. */
export type ListReader = (list: NestedList) => Result<Clue>;

/** The names under which a file may store its parts; the first one found counts. */
export interface ListNames {
  /** The list of row clues: ["row_rules"]. */
  readonly rows: readonly string[];
  /** The list of column clues: ["col_rules"]. */
  readonly columns: readonly string[];
  /** The number of rows, if the file gives it: ["rows"]. */
  readonly height: readonly string[];
  /** The number of columns: ["cols"]. */
  readonly width: readonly string[];
}

/** The lists of row and column clues, not yet read. */
export interface ClueLists {
  readonly rows: NestedList;
  readonly columns: NestedList;
  readonly title?: string | undefined;
}

/** The puzzle whose clues are assigned to names. `read` reads one clue. */
export function puzzleOfAssignments(
  assignments: Assignments,
  names: ListNames,
  limits: Limits,
  read: ListReader = clueOfPadded,
  title?: string,
): Result<Puzzle> {
  const height = findFirst(assignments.numbers, names.height);
  const width = findFirst(assignments.numbers, names.width);
  const rows = findFirst(assignments.lists, names.rows);
  const columns = findFirst(assignments.lists, names.columns);
  if (rows === undefined || columns === undefined) {
    const [name = ''] = rows === undefined ? names.rows : names.columns;
    return bad(listMissing, { name }, { line: 1, column: 1 });
  }
  const rowList = inLines(rows, height?.value);
  const columnList = inLines(columns, width?.value);
  const wrong = wrongCount(rowList, height, 'row') ?? wrongCount(columnList, width, 'column');
  if (wrong !== undefined) return wrong;
  return puzzleOfLists({ rows: rowList, columns: columnList, title }, limits, read);
}

function findFirst<T>(values: ReadonlyMap<string, T>, names: readonly string[]): T | undefined {
  for (const name of names) {
    const value = values.get(name);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A flat list split into `count` lists of equal length, as `array2d` means it. */
function inLines(list: NestedList, count: number | undefined): NestedList {
  const { items, place } = list;
  if (count === undefined || count < 1 || typeof items[0] !== 'number') return list;
  if (items.length % count !== 0 || items.length === 0) return list;
  const length = items.length / count;
  const lines = Array.from({ length: count }, (_, i) => ({
    items: items.slice(i * length, (i + 1) * length),
    place,
  }));
  return { items: lines, place };
}

function wrongCount(
  { items, place }: NestedList,
  declared: { readonly value: number } | undefined,
  kind: Line['kind'],
): Result<never> | undefined {
  if (declared === undefined || declared.value === items.length) return undefined;
  const counts = { found: items.length, expected: declared.value };
  return bad(lexingClueCount, { kind, ...counts }, place);
}

/** The puzzle with these clues, one list per line. */
export function puzzleOfLists(
  { rows, columns, title }: ClueLists,
  limits: Limits,
  read: ListReader = clueOfPadded,
  warnings: readonly Problem[] = [],
): Result<Puzzle> {
  const height = rows.items.length;
  const width = columns.items.length;
  const wrong = wrongSizes(width, height, limits, rows.place);
  if (wrong !== undefined) return wrong;
  const rowClues = readClues(rows, width, read);
  if (!rowClues.ok) return rowClues;
  const columnClues = readClues(columns, height, read);
  if (!columnClues.ok) return columnClues;
  return checkedPuzzle(
    {
      width,
      height,
      palette: BLACK_ON_WHITE,
      rows: rowClues.value,
      columns: columnClues.value,
      meta: toMeta({ title }),
      sizePlace: rows.place,
      rowPlaces: rows.items.map(findPlace),
      columnPlaces: columns.items.map(findPlace),
    },
    limits,
    warnings,
  );
}

function findPlace(item: number | NestedList): Place | undefined {
  return typeof item === 'number' ? undefined : item.place;
}

function readClues({ items, place }: NestedList, length: number, read: ListReader): Result<Clue[]> {
  const clues: Clue[] = [];
  for (const item of items) {
    if (typeof item === 'number') {
      return bad(listHasNumber, { found: item }, place);
    }
    const clue = read(item);
    if (!clue.ok) return clue;
    if (clue.value.length > length) {
      return bad(lexingTooManyBlocks, { length }, item.place);
    }
    clues.push(clue.value);
  }
  return good(clues);
}

/** The clue from a list of sizes; leading and trailing zeros are padding. */
export function clueOfPadded({ items, place }: NestedList): Result<Clue> {
  const clue: Block[] = [];
  let gap = false;
  for (const size of items) {
    if (typeof size !== 'number') {
      return bad(listHasList, {}, place);
    }
    if (size < 0) return bad(listSmallBlock, { size }, place);
    if (size > 0 && gap) {
      return bad(listInnerZero, {}, place);
    }
    if (size > 0) clue.push({ size, color: 1 });
    else gap = clue.length > 0;
  }
  return good(clue);
}

/** The sizes of each clue, padded with zeros to `length`, which no clue exceeds. */
export function paddedSizes(
  clues: readonly Clue[],
  side: 'left' | 'right',
  length = mostBlocks(clues),
): number[][] {
  return clues.map((clue) => {
    const sizes = clue.map(({ size }) => size);
    const zeros = new Array<number>(length - sizes.length).fill(0);
    return side === 'left' ? [...zeros, ...sizes] : [...sizes, ...zeros];
  });
}

/** The number of blocks of the longest clue, at least 1. */
export function mostBlocks(clues: readonly Clue[]): number {
  return clues.reduce((most, { length }) => Math.max(most, length), 1);
}
