/** The clues that a line may have: ways to group and to read its digits, the likeliest first. */
import { type Clue, leastLength } from '@nonokit/core';
import type { PrintedLine, PrintedNumber } from '../rails/printed.js';
import type { SheetColors } from './colors.js';

/** A clue that a line may have. */
export interface Candidate {
  readonly clue: Clue;
  readonly numbers: readonly PrintedNumber[];
  /** The value of each number, noughts included. */
  readonly values: readonly number[];
  readonly cost: number;
  /** By colour, how many cells it fills. */
  readonly totals: readonly number[];
}

/** Most clues of a line that are tried. */
const MOST_CANDIDATES = 24;

/** The clues of a line of `length` cells; the first need not fit, if none does. */
export function candidatesFor(
  { groupings }: PrintedLine,
  length: number,
  { palette, colorAt }: SheetColors,
): Candidate[] {
  const all: Candidate[] = [];
  for (const { numbers, cost } of groupings) {
    let partial: { values: readonly number[]; cost: number }[] = [{ values: [], cost }];
    for (const { readings } of numbers) {
      partial = partial.flatMap((one) =>
        readings.map((reading) => ({
          values: [...one.values, reading.value],
          cost: one.cost + reading.cost,
        })),
      );
      partial.sort((a, b) => a.cost - b.cost);
      partial = partial.slice(0, 2 * MOST_CANDIDATES);
    }
    for (const { values, cost: sum } of partial) {
      const candidate = toCandidate(numbers, values, sum);
      all.push(candidate);
    }
  }
  all.sort((a, b) => a.cost - b.cost);
  const fitting = all.filter(({ clue, numbers }) => {
    // a nought stands alone, for a blank line
    const isWhole = clue.length === numbers.length || (clue.length === 0 && numbers.length === 1);
    return isWhole && leastLength(clue) <= length;
  });
  return (fitting.length > 0 ? fitting : all).slice(0, MOST_CANDIDATES);

  function toCandidate(
    numbers: readonly PrintedNumber[],
    values: readonly number[],
    cost: number,
  ): Candidate {
    const clue = values
      .map((size, k) => ({ size, color: colorAt(numbers[k]) }))
      .filter(({ size }) => size > 0);
    const totals = new Array<number>(palette.length).fill(0);
    for (const { size, color } of clue) totals[color] += size;
    return { clue, numbers, values, cost, totals };
  }
}
