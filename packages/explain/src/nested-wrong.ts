/**
 * Which values can be refuted at all: those that no solution has. Looking for a chain against any
 * other would be in vain, and in vain is what takes longest, so the solver is asked beforehand.
 *
 * It only says where to look. What a chain proves rests on the clues and on what is known, and on
 * nothing that was found out here.
 */
import type { Color } from '@nonokit/core';
import { solve } from '@nonokit/solver';
import { type Candidates, knownOf } from './candidates.js';

/** Conflicts after which the solver need not go on: a value it cannot place may be tried. */
const CONFLICTS = 2000;

/** Values that no solution has, as far as that is known. */
export class WrongValues {
  readonly #candidates: Candidates;
  /** Per cell: the colours that it has in some solution. */
  readonly #right: Int32Array;
  /** True if no other value is in any solution. */
  readonly #complete: boolean;

  /** Looks at what is known at the moment; it may be asked when more is known. */
  constructor({ puzzle, masks }: Candidates) {
    this.#candidates = { puzzle, masks: masks.slice() };
    this.#right = new Int32Array(masks.length);
    this.#complete = this.#solve(knownOf(this.#candidates).cells, 2);
  }

  /** False if a solution has that value, so that it cannot be refuted. */
  has(cell: number, color: Color): boolean {
    const isRight = ((this.#right[cell] as number) & (1 << color)) !== 0;
    if (isRight || this.#complete) return !isRight;
    const { cells } = knownOf(this.#candidates);
    cells[cell] = color;
    this.#solve(cells, 1);
    return ((this.#right[cell] as number) & (1 << color)) === 0;
  }

  /** Notes the solutions that have these cells; true if there are no others. */
  #solve(cells: Int32Array, maxSolutions: number): boolean {
    const { puzzle } = this.#candidates;
    const given = { width: puzzle.width, height: puzzle.height, cells };
    const result = solve(puzzle, { given, maxSolutions, maxConflicts: CONFLICTS });
    const solutions =
      result.status === 'unique'
        ? [result.solution]
        : result.status === 'multiple'
          ? result.solutions
          : result.status === 'unknown'
            ? result.found
            : [];
    for (const solution of solutions) {
      solution.cells.forEach((color, cell) => {
        this.#right[cell] = (this.#right[cell] as number) | (1 << color);
      });
    }
    return result.status === 'unique' || result.status === 'none';
  }
}
