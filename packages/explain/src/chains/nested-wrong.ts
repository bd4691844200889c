/**
 * Finds out which values can be refuted at all: those that no solution has. No chain refutes any
 * other value, and failed searches take the longest, so the solver is asked first.
 *
 * It only says where to look. What a chain proves rests on the clues and the known cells, never on
 * the solver's answer.
 */
import type { Color, Work } from '@nonokit/core';
import { solutionsOf, solveSteps } from '@nonokit/solver';
import { type Candidates, toPartialGrid } from '../candidates.js';
import type { PuzzleLines } from './follow-lines.js';

/** Conflicts after which the solver gives up; an undecided value may be tried. */
const CONFLICTS = 2000;

/** Cost of a line that the solver settles; settling one here costs 1. */
const SOLVING = 1 / 2;

/** Values that no solution has, as far as is known. */
export class WrongValues {
  readonly #candidates: Candidates;
  readonly #lines: PuzzleLines;
  /** Per cell: colours that it has in some solution. */
  readonly #right: Int32Array;
  /** Per cell: colours for which the solver found no solution. */
  readonly #suspect: Int32Array;
  /** True if no other value occurs in any solution. */
  #complete = false;

  private constructor({ puzzle, masks }: Candidates, lines: PuzzleLines) {
    this.#candidates = { puzzle, masks: masks.slice() };
    this.#lines = lines;
    this.#right = new Int32Array(masks.length);
    this.#suspect = new Int32Array(masks.length);
  }

  /**
   * Solves the puzzle from the current candidates; `has` may be called when more is known. The work
   * counts as work of `lines`.
   */
  static *of(candidates: Candidates, lines: PuzzleLines): Work<undefined, WrongValues> {
    const values = new WrongValues(candidates, lines);
    values.#complete = yield* values.#solve(toPartialGrid(candidates).cells, 2);
    return values;
  }

  /** False if a solution has this value, so that it cannot be refuted. */
  *has(cell: number, color: Color): Work<undefined, boolean> {
    const value = 1 << color;
    const among = (colors: Int32Array): boolean => (colors[cell] & value) !== 0;
    if (among(this.#right)) return false;
    if (this.#complete || among(this.#suspect)) return true;
    const { cells } = toPartialGrid(this.#candidates);
    cells[cell] = color;
    yield* this.#solve(cells, 1);
    if (among(this.#right)) return false;
    this.#suspect[cell] |= value;
    return true;
  }

  /** Notes the solutions that have these cells; true if there are no others. */
  *#solve(cells: Int32Array, maxSolutions: number): Work<undefined, boolean> {
    const { puzzle } = this.#candidates;
    const given = { width: puzzle.width, height: puzzle.height, cells };
    const result = yield* solveSteps(puzzle, { given, maxSolutions, maxConflicts: CONFLICTS });
    this.#lines.work += SOLVING * result.stats.linesSettled;
    for (const solution of solutionsOf(result)) {
      solution.cells.forEach((color, cell) => {
        this.#right[cell] |= 1 << color;
      });
    }
    return result.status === 'unique' || result.status === 'none';
  }
}
