/**
 * Cells to give: the fewest cells of a picture that, known from the start, make its puzzle unique
 * or solvable by lines.
 */

import type { Work } from '@nonokit/core';
import { type Fewest, fewest } from '../fewest.js';
import { leastOpen, type OpenCells } from './diagnose-open.js';

/**
 * The fewest cells to give so that none stays open, as row-by-row indices; `known` is a sufficient
 * set. Among equal choices, filled cells come before blank ones, because they are easier to print.
 */
export function* fewestGiven(
  openCells: OpenCells,
  colors: ArrayLike<number>,
  known: readonly number[] | undefined,
): Work<undefined, Fewest> {
  let turn = 0;
  return yield* fewest(function* (given) {
    const open = yield* leastOpen(openCells, given, colors.length, turn);
    turn += TURN;
    return open && inOrder(open, colors);
  }, known);
}

/**
 * A greedy set of cells to give so that none stays open: each time the open cell, of a sample, that
 * closes the most. Undefined if the budget is spent first.
 */
export function* greedyGiven(
  openCells: OpenCells,
  colors: ArrayLike<number>,
): Work<undefined, readonly number[] | undefined> {
  const given: number[] = [];
  let open = yield* openCells(given);
  while (open !== undefined && open.length > 0) {
    const every = Math.ceil(open.length / LOOKED_AT);
    let best: { readonly cell: number; readonly left: readonly number[] } | undefined;
    for (const cell of inOrder(open, colors).filter((_, i) => i % every === 0)) {
      const left = yield* openCells([...given, cell]);
      if (left === undefined) return undefined;
      if (best === undefined || left.length < best.left.length) best = { cell, left };
    }
    if (best === undefined) return undefined;
    given.push(best.cell);
    open = best.left;
  }
  return open && given;
}

/** Size of the sample that a greedy choice looks at. */
const LOOKED_AT = 12;

/** Makes consecutive sets start at different cells: a prime far from the sizes of puzzles. */
const TURN = 7919;

/** The filled cells, then the blank ones. */
function inOrder(cells: readonly number[], colors: ArrayLike<number>): number[] {
  const isBlank = (cell: number): number => (colors[cell] === 0 ? 1 : 0);
  return [...cells].sort((a, b) => isBlank(a) - isBlank(b) || a - b);
}
