/**
 * Results of solving that one can print and run through: `console.log(String(solve(puzzle)))`, and
 * `for (const picture of solve(puzzle))`.
 */
import type { Grid, Palette, PartialGrid, Puzzle } from '@nonokit/core';
import { renderText } from '@nonokit/render';
import { type SolveResult, solutionsOf } from '@nonokit/solver';

/** What is added to a result; none of it is enumerable, so that it stays plain data elsewhere. */
export interface ResultHelpers extends Iterable<Grid> {
  /** The puzzle that was solved. */
  readonly puzzle: Puzzle;
  /** The picture in characters, or all that were found; a word where there is none. */
  toString(): string;
}

/** What `solve` returns: the outcome, which is also printable and iterable over its solutions. */
export type Solution = SolveResult & ResultHelpers;

/** Adds the helpers to a result. */
export function printable(result: SolveResult, puzzle: Puzzle): Solution {
  const helpers: ResultHelpers = {
    puzzle,
    toString: () => textOf(result, puzzle.palette),
    [Symbol.iterator]: () => solutionsOf(result)[Symbol.iterator](),
  };
  for (const key of Reflect.ownKeys(helpers)) {
    const value: unknown = Reflect.get(helpers, key);
    Object.defineProperty(result, key, { value, enumerable: false });
  }
  return result as Solution;
}

function textOf(result: SolveResult, palette: Palette): string {
  const draw = (grid: Grid | PartialGrid): string => renderText(grid, palette).trimEnd();
  const pictures = solutionsOf(result).map(draw).join('\n\n');
  switch (result.status) {
    case 'unique':
      return pictures;
    case 'multiple': {
      const count = result.solutions.length;
      return `${result.complete ? count : `at least ${count}`} solutions:\n${pictures}`;
    }
    case 'none':
      return 'no solution';
    case 'unknown':
      return `undecided (${result.reason}), known so far:\n${draw(result.known)}`;
  }
}
