/**
 * The automaton of a clue of two lines.
 *
 * It takes the cells of the strip in turn, one of the first line and one of the second. At most one
 * connected set goes on from one column of the strip to the next: a cell beside or below a cell of
 * a set belongs to it.
 */

import type { PairClue } from '@nonokit/core';
import { type Automaton, buildAutomaton, type Following, type StateSpace } from './automaton.js';

/** Where an arrangement of a strip stands. */
interface PairState {
  /** Large numbers passed. */
  readonly passed: number;
  /** Small numbers of the first and of the second line passed since the last large one. */
  readonly small: readonly [number, number];
  /** The connected set that ends in the last column, with its cells so far. */
  readonly open?: OpenSet;
  /** The cell of the first line, where that of the second is yet to come. */
  readonly above?: 0 | 1;
}

/** A connected set that may go on. */
interface OpenSet {
  readonly size: number;
  /** What it is to be: a small number of a line, or the next large number. */
  readonly kind: 0 | 1 | 'large';
  /** True if it has cells of both lines already. */
  readonly inBoth: boolean;
  /** Its cells in the last column: 1 of the first line, 2 of the second, 3 of both. */
  readonly last: number;
}

/** The automaton of a clue of two lines of one ink; undefined if it has more than `most` steps. */
export function pairAutomaton(clue: PairClue, most: number): Automaton | undefined {
  return buildAutomaton(statesOf(clue), most);
}

/**
 * For each state of the automaton of a clue the number of both lines whose set has cells in the
 * last column, or -1; undefined if the automaton has more than `most` steps.
 */
export function largeOfStates(clue: PairClue, most: number): number[] | undefined {
  const larges: number[] = [];
  const automaton = buildAutomaton(statesOf(clue), most, ({ passed, open }) => {
    larges.push(open?.kind === 'large' ? passed : -1);
  });
  return automaton && larges;
}

function statesOf(clue: PairClue): StateSpace<PairState> {
  const start: PairState = { passed: 0, small: [0, 0] };
  return { start, nameOf, leave: (state) => leave(clue, state) };
}

function nameOf({ passed, small: [a, b], open, above }: PairState): string {
  const set = open === undefined ? '' : `${open.size},${open.kind},${open.inBoth},${open.last}`;
  return `${passed},${a},${b};${set};${above}`;
}

/** The colours of a cell: blank and ink. */
const CELLS = [0, 1] as const;

function leave(clue: PairClue, state: PairState): Following<PairState> {
  const { above, ...column } = state;
  if (above === undefined) {
    const isEnd = closed(clue, column).some((next) => isWhole(clue, next));
    const steps = CELLS.map((color) => [color, { ...column, above: color }] as const);
    return { steps, isEnd };
  }
  const steps = CELLS.flatMap((color) =>
    nextColumn(clue, column, above + 2 * color).map((next) => [color, next] as const),
  );
  return { steps, isEnd: false };
}

/** The states after a column with these cells: 0 for none, 1, 2, or 3 for both. */
function nextColumn(clue: PairClue, state: PairState, cells: number): PairState[] {
  const { open } = state;
  if (open !== undefined && (open.last & cells) !== 0) {
    const size = open.size + (cells === 3 ? 2 : 1);
    const inBoth = open.inBoth || cells === 3;
    const next = { ...open, size, inBoth, last: cells };
    return fits(clue, { ...state, open: next }) ? [{ ...state, open: next }] : [];
  }
  const ended = closed(clue, state);
  if (cells === 0) return ended;
  const size = cells === 3 ? 2 : 1;
  return ended.flatMap((before) => {
    const kinds = cells === 3 ? (['large'] as const) : ([cells === 1 ? 0 : 1, 'large'] as const);
    return kinds
      .map((kind) => ({ ...before, open: { size, kind, inBoth: cells === 3, last: cells } }))
      .filter((next) => fits(clue, next));
  });
}

/** True if an open set is not yet larger than its number, and in the right lines. */
function fits(clue: PairClue, state: PairState): boolean {
  const { open } = state;
  if (open === undefined) return true;
  return open.size <= (numberOf(clue, state) ?? 0) && (open.kind === 'large' || !open.inBoth);
}

/** The number that the open set is to have; undefined if the clue has no such number. */
function numberOf(clue: PairClue, { passed, small, open }: PairState): number | undefined {
  if (open === undefined) return undefined;
  if (open.kind !== 'large') return clue.small[passed][open.kind][small[open.kind]];
  return areSmallPassed(clue, passed, small) ? clue.large[passed] : undefined;
}

/** The state after the open set ends; none if it must not end yet. */
function closed(clue: PairClue, { open, ...state }: PairState): PairState[] {
  if (open === undefined) return [state];
  if (open.size !== numberOf(clue, { ...state, open })) return [];
  if (open.kind === 'large') {
    return open.inBoth ? [{ passed: state.passed + 1, small: [0, 0] }] : [];
  }
  const [a, b] = state.small;
  return [{ ...state, small: open.kind === 0 ? [a + 1, b] : [a, b + 1] }];
}

/** True if all numbers are placed. */
function isWhole(clue: PairClue, { passed, small }: PairState): boolean {
  return passed === clue.large.length && areSmallPassed(clue, passed, small);
}

function areSmallPassed(
  clue: PairClue,
  passed: number,
  [a, b]: readonly [number, number],
): boolean {
  const [first, second] = clue.small[passed];
  return a === first.length && b === second.length;
}
