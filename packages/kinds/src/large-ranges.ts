/** Where the connected sets of a clue of two lines lie, beside what is known of its cells. */
import { isPairClue } from '@nonokit/core';
import { settle } from './automaton.js';
import type { KindLine } from './kind-lines.js';
import { largeOfStates } from './pair-automaton.js';

/** Where the cells of a number of both lines lie. */
export interface LargeRange {
  /** Counted from 0 among the numbers of both lines. */
  readonly place: number;
  /** The first and the last cell along the lines that its set can have, from 0. */
  readonly first: number;
  readonly last: number;
}

/** Clues with more steps in their automaton are too much to say. */
const MOST_STEPS = 20_000;

/**
 * What `largeRanges` has to know of a line: which number of both lines each state of its automaton
 * is about. Empty for other lines, and for clues with too much to say.
 */
export function largeNumbers({ clue }: KindLine): readonly number[] {
  return (isPairClue(clue) ? largeOfStates(clue, MOST_STEPS) : undefined) ?? [];
}

/**
 * The range of each number of both lines, where `known` (the colours of all cells, as sets) leaves
 * less than the whole of the lines; none if nothing fits.
 */
export function largeRanges(
  line: KindLine,
  known: ArrayLike<number>,
  larges = largeNumbers(line),
): LargeRange[] {
  const { clue, cells, automaton } = line;
  if (!isPairClue(clue) || larges.length === 0) return [];
  const length = cells.length / 2;
  const first = clue.large.map(() => length);
  const last = clue.large.map(() => -1);
  settle({ cells, automaton }, known, (taken, alive) => {
    // a column is known after its second cell
    if (taken === 0 || taken % 2 === 1) return;
    const place = taken / 2 - 1;
    for (const [state, large] of larges.entries()) {
      if (large < 0 || alive[state] === 0) continue;
      first[large] = Math.min(first[large] ?? length, place);
      last[large] = Math.max(last[large] ?? -1, place);
    }
  });
  return clue.large.flatMap((_, place) => {
    const range = { place, first: first[place] ?? length, last: last[place] ?? -1 };
    const isNews = range.first <= range.last && range.last - range.first + 1 < length;
    return isNews ? [range] : [];
  });
}
