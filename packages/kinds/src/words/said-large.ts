/** Where the sets of numbers of two lines lie, as sentences of steps say it. */
import type { PairClue } from '@nonokit/core';
import type { KindStep } from '../explain-kind.js';

/** Where the set of a number of two lines lies. */
export interface SaidLarge {
  /** "(4)". */
  readonly text: string;
  /** Counted from 0 among the same numbers; `isOnly` if there is one. */
  readonly place: number;
  readonly isOnly: boolean;
  /** Columns of two rows and rows of two columns, from 1. */
  readonly across: 'row' | 'column';
  readonly from: number;
  readonly to: number;
}

/** More of them, or of the same number, make no sentence. */
const MOST = 3;

/** The ranges of a step that touch what it decides. */
export function sayLarge(
  { line, large, decided }: KindStep,
  clue: PairClue,
  cells: readonly number[],
): SaidLarge[] {
  const places = decided.map(({ cell }) => Math.floor(cells.indexOf(cell) / 2));
  const said = large.flatMap(({ place, first, last }): SaidLarge[] => {
    if (!places.some((one) => one >= first - 1 && one <= last + 1)) return [];
    const size = clue.large[place];
    const before = clue.large.slice(0, place).filter((one) => one === size).length;
    const isOnly = clue.large.filter((one) => one === size).length === 1;
    if (before >= MOST) return [];
    const across = line.direction === 'row' ? 'column' : 'row';
    const from = first + 1;
    const to = last + 1;
    return [{ text: `(${size})`, place: before, isOnly, across, from, to }];
  });
  return said.length <= MOST ? said : [];
}
