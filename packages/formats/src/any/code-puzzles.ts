/**
 * The puzzles among the lists of a text of any language: two lists of clues that follow each other
 * and fit, named or not; lists of rows of all puzzles and then of columns; calls that add one line
 * each; facts that hold one number each; and, where there are no clues, pictures.
 *
 * A picture beside two lists that tells which of them are the rows decides their order.
 */
import type { Place } from '@nonokit/core';
import { orientedBy } from './answer.js';
import type { AnyClue, ClueList } from './clue-list.js';
import { type Item, itemsInCode, toClueList } from './code-items.js';
import type { FoundPicture } from './data-pictures.js';
import { isLargeEnough, isPictureName } from './data-pictures.js';
import { type Decision, decide, type Pair } from './decide.js';
import { listsOfFacts } from './facts.js';
import { cellsOf, measured } from './fit.js';
import { listsOfLogic } from './logic-facts.js';
import { sideOfName } from './names.js';

/** What the lists of a text give, in its order. */
export interface CodePuzzles {
  readonly decisions: readonly Decision[];
  readonly pictures: readonly FoundPicture[];
}

/** Most characters between two lists without names. */
const MOST_BETWEEN = 80;

/** Most lists that are looked at. */
const MOST_ITEMS = 50_000;

/** The puzzles of a text. */
export function puzzlesInCode(text: string, placeOf: (at: number) => Place): CodePuzzles {
  const { items, share } = itemsInCode(text);
  if (items.length > MOST_ITEMS) return { decisions: [], pictures: [] };
  const decisions = pairsIn(items, placeOf);
  const isFound = decisions.some(({ kind }) => kind === 'pairs');
  if (!isFound) decisions.push(...(inFacts(text, placeOf) ?? inCalls(items, text, placeOf)));
  const isClues = decisions.some(({ kind }) => kind === 'pairs' || kind === 'misfit');
  return { decisions, pictures: isClues ? [] : picturesIn(items, share, placeOf) };
}

/** Lists of clues that follow each other. */
function pairsIn(items: readonly Item[], placeOf: (at: number) => Place): Decision[] {
  const decisions: Decision[] = [];
  const listAt = (i: number): ClueList | undefined => {
    const item = items[i];
    return item?.found === undefined ? undefined : toClueList(item, item.found, placeOf(item.from));
  };
  for (let i = 0; i < items.length; ) {
    const zipped = zippedAt(items, i, listAt);
    if (zipped !== undefined) {
      decisions.push({ kind: 'pairs', pairs: zipped });
      i += 2 * zipped.length;
      continue;
    }
    const a = listAt(i);
    const j = a === undefined ? -1 : nextList(items, i);
    const b = listAt(j);
    const decision = a === undefined || b === undefined ? undefined : decideTwo(a, b);
    if (decision?.kind !== 'pairs') {
      if (decision?.kind === 'misfit') decisions.push(decision);
      i++;
      continue;
    }
    const answers = items.slice(Math.max(0, i - 1), j + 2).flatMap(({ cells }) => cells ?? []);
    const near = answers.length === 0 ? [] : items.slice(Math.max(0, i - 1), j + 2);
    const pairs = decision.pairs.map((pair) =>
      orientedBy(
        pair,
        near.map(({ cells }) => cells),
      ),
    );
    decisions.push({ kind: 'pairs', pairs });
    i = j + 1;
  }
  return decisions;
}

/** The index of the list of clues that may belong to the one at `i`; -1 if there is none. */
function nextList(items: readonly Item[], i: number): number {
  const a = items[i];
  for (let j = i + 1; a !== undefined && j < items.length && j <= i + 3; j++) {
    const b = items[j];
    if (b?.found === undefined) continue;
    const isNamed = a.side !== undefined || b.side !== undefined;
    const isNear = isNamed || b.from - a.to <= MOST_BETWEEN;
    return isNear && (a.side === undefined || a.side !== b.side) ? j : -1;
  }
  return -1;
}

/** In code even named lists must be more than one or two cells. */
function decideTwo(a: ClueList, b: ClueList): Decision {
  const decision = decide({ lists: [a, b], sizes: {}, meta: {} });
  if (decision.kind !== 'pairs') return decision;
  const pairs = decision.pairs.filter(isLarge);
  return pairs.length > 0 ? { kind: 'pairs', pairs } : { kind: 'nothing' };
}

function isLarge({ rows, columns, isCertain }: Pair): boolean {
  const filled = [...rows.clues, ...columns.clues].filter(({ length }) => length > 0);
  return isCertain && filled.length >= 4 && cellsOf(measured(rows)) > 2;
}

/** Lists of rows of several puzzles, then as many lists of columns. */
function zippedAt(
  items: readonly Item[],
  from: number,
  listAt: (i: number) => ClueList | undefined,
): Pair[] | undefined {
  const side = items[from]?.side;
  if (side === undefined || items[from + 1]?.side !== side) return undefined;
  let count = 0;
  while (items[from + count]?.side === side && items[from + count]?.found !== undefined) count++;
  const pairs: Pair[] = [];
  for (let k = 0; k < count; k++) {
    const a = listAt(from + k);
    const b = listAt(from + count + k);
    if (a === undefined || b === undefined || b.side === undefined || b.side === side) {
      return undefined;
    }
    const decision = decideTwo(a, b);
    if (decision.kind !== 'pairs') return undefined;
    pairs.push(...decision.pairs);
  }
  return count > 1 ? pairs : undefined;
}

/** Facts of a logic program. */
function inFacts(text: string, placeOf: (at: number) => Place): Decision[] | undefined {
  const [rows, columns] = listsOfLogic(text, placeOf) ?? [];
  if (rows === undefined || columns === undefined) return undefined;
  const decision = decideTwo(rows, columns);
  return decision.kind === 'pairs' ? [decision] : undefined;
}

/** Calls in a row that add a line each, `row(1, 1)`, or facts that hold a number each. */
function inCalls(items: readonly Item[], text: string, placeOf: (at: number) => Place): Decision[] {
  const scalars = items.flatMap(({ values, call, side, ...item }) => {
    const own = sideOfName(call) ?? (call === '' ? undefined : side);
    return values === undefined || own === undefined ? [] : [{ ...item, values, call, side: own }];
  });
  const [first] = scalars;
  if (first === undefined) return [];
  const facts = listsOfFacts(scalars, text, placeOf(first.from));
  const calls = scalars.filter(({ numbers }) => numbers !== undefined);
  if (facts !== undefined) return [decide({ lists: facts, sizes: {}, meta: {} })];
  const lists = (['row', 'column'] as const).map((side): ClueList => {
    const own = calls.filter((call) => call.side === side);
    const clues = own.map(({ numbers = [] }): AnyClue => numbers.filter((size) => size > 0));
    const place = placeOf(own[0]?.from ?? 0);
    return { clues, side, name: own[0]?.call ?? '', isExplicit: true, place };
  });
  const [rows, columns] = lists;
  const isEmpty = lists.some(({ clues }) => clues.length === 0);
  if (isEmpty || rows === undefined || columns === undefined) return [];
  return [decideTwo(rows, columns)];
}

/** Pictures, where nothing looks like clues; small ones only beside larger ones. */
function picturesIn(
  items: readonly Item[],
  share: number,
  placeOf: (at: number) => Place,
): FoundPicture[] {
  const isBare = share > MOSTLY;
  const drawn = items.flatMap((item) => {
    const { cells, name, side } = item;
    if (cells === undefined || !isBits(cells)) return [];
    const isText = typeof cells[0]?.[0] === 'boolean';
    const isTold = isText || isBare || isPictureName(name) || side === 'row';
    return isTold ? [{ cells, name, at: item.from }] : [];
  });
  const large = drawn.filter(({ cells }) => isLargeEnough(cells));
  const names = new Set(large.map(({ name }) => name));
  return drawn
    .filter(({ cells, name }) => isLargeEnough(cells) || names.has(name))
    .map(({ cells, at }) => ({ cells, facts: { meta: {} }, place: placeOf(at) }));
}

function isBits(cells: readonly (readonly unknown[])[]): boolean {
  return cells.every((row) =>
    row.every((cell) => cell === 0 || cell === 1 || cell === true || cell === false),
  );
}

/** The share of a text from which on it is lists and nothing else. */
const MOSTLY = 0.8;
