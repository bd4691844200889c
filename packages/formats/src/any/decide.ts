/**
 * Decides which two lists of a group are the rows and the columns of a puzzle. Names decide first,
 * then what fits. Where two different pairs fit, nothing is chosen: the answer names them.
 */
import type { ClueList, Group, ListName } from './clue-list.js';
import { areTelling, fit, type Measured, measured, rowsBySizes, sameClues } from './fit.js';
import { sidesOfPair, toStem } from './names.js';

/** Two lists that are a puzzle. */
export interface Pair {
  readonly rows: ClueList;
  readonly columns: ClueList;
  /** True if names, sizes or a table tell which are the rows; false if only the order does. */
  readonly isTold: boolean;
  /** True if this can be nothing but a puzzle: named lists, or explicit ones large enough. */
  readonly isCertain: boolean;
}

/** What comes of a group. */
export type Decision =
  | { readonly kind: 'pairs'; readonly pairs: readonly Pair[] }
  | { readonly kind: 'misfit'; readonly rows: Measured; readonly columns: Measured }
  | { readonly kind: 'sizes'; readonly rows: Measured; readonly columns: Measured }
  | { readonly kind: 'several'; readonly ways: readonly (readonly [ListName, ListName])[] }
  | { readonly kind: 'nothing' };

/** Most lists without names that are compared with each other: 15 pairs. */
const MOST_UNNAMED = 6;

/** Most named lists of one side that are compared: 256 pairs. */
const MOST_NAMED = 16;

/** The puzzle or puzzles of a group of lists. */
export function decide({ lists, sizes }: Group): Decision {
  if (lists.length < 2) return { kind: 'nothing' };
  const sided = withSides(lists);
  const rows = sided.filter(({ side }) => side === 'row');
  const columns = sided.filter(({ side }) => side === 'column');
  const others = sided.filter(({ side }) => side === undefined);
  if (rows.length > 0 && columns.length > 0) return amongNamed(rows, columns, sizes);
  if (rows.length === 1) return amongNamed(rows, others, sizes);
  if (columns.length === 1) return amongNamed(others, columns, sizes);
  return amongUnnamed(lists, sizes);
}

/** The lists with the sides that two short names tell together: "x" and "y". */
function withSides(lists: readonly ClueList[]): readonly ClueList[] {
  const [a, b] = lists;
  if (lists.length !== 2 || a === undefined || b === undefined) return lists;
  if (typeof a.name !== 'string' || typeof b.name !== 'string') return lists;
  if (a.side !== undefined || b.side !== undefined) return lists;
  const sides = sidesOfPair(lastName(a.name), lastName(b.name));
  if (sides === undefined) return lists;
  return [
    { ...a, side: sides[0] },
    { ...b, side: sides[1] },
  ];
}

/** "x" of "clues.x". */
function lastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function amongNamed(
  rows: readonly ClueList[],
  columns: readonly ClueList[],
  sizes: Group['sizes'],
): Decision {
  const stems = rows.length > 1 && columns.length > 1 ? byStem(rows, columns) : [];
  if (stems.length > 1) {
    const decisions = stems.map(([a, b]) => amongNamed([a], [b], sizes));
    const pairs = decisions.flatMap((one) => (one.kind === 'pairs' ? one.pairs : []));
    return pairs.length > 0 ? { kind: 'pairs', pairs } : (decisions[0] ?? { kind: 'nothing' });
  }
  const [left, above] = [rows, columns].map((all) => all.slice(0, MOST_NAMED).map(measured));
  const pairs = (left ?? []).flatMap((a) => (above ?? []).map((b) => [a, b] as const));
  const fitting = pairs.filter(([a, b]) => fit(a, b) && (a.list.isExplicit || b.list.isExplicit));
  const [first] = pairs;
  if (first === undefined) return { kind: 'nothing' };
  if (fitting.length === 0) {
    const isMeant = pairs.length === 1 && first[0].list.isExplicit && first[1].list.isExplicit;
    return isMeant ? { kind: 'misfit', rows: first[0], columns: first[1] } : { kind: 'nothing' };
  }
  const sized = fitting.filter(([a, b]) => ['first', 'both'].includes(rowsBySizes(sizes, a, b)));
  const [rowsFit, columnsFit] = fitting[0] ?? first;
  if (sized.length === 0) return { kind: 'sizes', rows: rowsFit, columns: columnsFit };
  return chooseOne(sized, true, ([a, b]) => isSound(a) && isSound(b));
}

/** Named lists need no more than two cells in all: a name is not given by chance. */
function isSound({ count, longest }: Measured): boolean {
  return count > 0 && longest > 0;
}

/** Rows and columns that have the same name but for their sides: "catRows" and "catColumns". */
function byStem(
  rows: readonly ClueList[],
  columns: readonly ClueList[],
): (readonly [ClueList, ClueList])[] {
  const above = new Map(columns.map((list) => [stemOfList(list), list]));
  return rows.flatMap((list) => {
    const other = above.get(stemOfList(list));
    return other === undefined ? [] : [[list, other] as const];
  });
}

function stemOfList({ name }: ClueList): string {
  return typeof name === 'string' ? toStem(name) : `${name.from}`;
}

function amongUnnamed(lists: readonly ClueList[], sizes: Group['sizes']): Decision {
  if (lists.length > MOST_UNNAMED) return { kind: 'nothing' };
  const all = lists.filter(({ isExplicit }) => isExplicit).map(measured);
  const pairs = all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
  const fitting = pairs.filter(([a, b]) => fit(a, b));
  const oriented = fitting.flatMap(([a, b]) => {
    const first = rowsBySizes(sizes, a, b);
    return first === 'none' ? [] : first === 'second' ? [[b, a] as const] : [[a, b] as const];
  });
  const [only] = pairs;
  if (fitting.length === 0 && pairs.length === 1 && only !== undefined) {
    const alike = areTelling(only[0], only[1]);
    return alike ? { kind: 'misfit', rows: only[0], columns: only[1] } : { kind: 'nothing' };
  }
  const told = sizes.width !== undefined && sizes.height !== undefined;
  return chooseOne(oriented, told && sizes.width !== sizes.height, ([a, b]) => areTelling(a, b));
}

type MeasuredPair = readonly [rows: Measured, columns: Measured];

/** The only pair, or the names of several that differ. */
function chooseOne(
  pairs: readonly MeasuredPair[],
  isTold: boolean,
  isCertain: (pair: MeasuredPair) => boolean,
): Decision {
  const [first, ...more] = pairs;
  if (first === undefined) return { kind: 'nothing' };
  const rows = first[0].list;
  const columns = first[1].list;
  const others = more.filter(([a, b]) => !sameClues(a.list, rows) || !sameClues(b.list, columns));
  if (others.length > 0) {
    const ways = pairs.map(([a, b]) => [a.list.name, b.list.name] as const);
    return { kind: 'several', ways };
  }
  return { kind: 'pairs', pairs: [{ rows, columns, isTold, isCertain: isCertain(first) }] };
}
