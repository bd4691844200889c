/**
 * Results of solving that can be printed and iterated: `console.log(String(solve(puzzle)))` and
 * `for (const picture of solve(puzzle))`.
 */
import { type Grid, type Palette, type PartialGrid, type Puzzle, rowsOf } from '@nonokit/core';
import { renderText } from '@nonokit/render';
import { type SolveResult, solutionsOf } from '@nonokit/solver';

/** Members added to a result; none is enumerable, so that it behaves like plain data elsewhere. */
export interface ResultHelpers extends Iterable<Grid> {
  /** The puzzle that was solved. */
  readonly puzzle: Puzzle;
  /** The picture in characters, or all pictures that were found; a word if there is none. */
  toString(): string;
  /** The outcome for `JSON.stringify`: the same members, pictures as rows of palette indices. */
  toJSON(): object;
}

/** What `solve` returns: the outcome, which is also printable and iterable over its solutions. */
export type Solution = SolveResult & ResultHelpers;

/**
 * A result with helpers, which `console.log` shows by the name of its type. They are members of the
 * class: defining three of them on every result took a twentieth of solving a puzzle of 10 x 10.
 */
const Printable = class Solution implements ResultHelpers {
  readonly #puzzle: Puzzle;

  constructor(result: SolveResult, puzzle: Puzzle) {
    this.#puzzle = puzzle;
    Object.assign(this, result);
  }

  get puzzle(): Puzzle {
    return this.#puzzle;
  }

  toString(this: Solution & SolveResult): string {
    return writeText(this, this.#puzzle.palette);
  }

  toJSON(this: Solution & SolveResult): object {
    return toJson(this);
  }

  [Symbol.iterator](this: Solution & SolveResult): Iterator<Grid> {
    return solutionsOf(this)[Symbol.iterator]();
  }
};

/** Adds the helpers to a result. */
export function printable(result: SolveResult, puzzle: Puzzle): Solution {
  const helpers: ResultHelpers = new Printable(result, puzzle);
  return helpers as Solution;
}

function toJson(result: SolveResult): object {
  switch (result.status) {
    case 'unique':
      return { ...result, solution: rowsOf(result.solution) };
    case 'multiple':
      return { ...result, solutions: result.solutions.map(rowsOf) };
    case 'none':
      return { ...result };
    case 'unknown': {
      return { ...result, found: result.found.map(rowsOf), known: rowsOf(result.known) };
    }
  }
}

function writeText(result: SolveResult, palette: Palette): string {
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
