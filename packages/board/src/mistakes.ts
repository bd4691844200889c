/**
 * Mistakes: marks that differ from a solution. They are found only if the player asks, and only
 * with a solution that the caller provides; this code knows none.
 */
import { type Grid, UNKNOWN } from '@nonokit/core';
import { applyMove } from './game.js';
import type { Move } from './move.js';
import type { Game } from './state.js';

/**
 * The cells whose marks differ from the solution, ascending. An X on a filled cell is a mistake
 * too.
 */
export function mistakesIn({ marks }: Game, solution: Grid): number[] {
  const cells: number[] = [];
  marks.forEach((mark, cell) => {
    if (mark !== UNKNOWN && mark !== solution.cells[cell]) cells.push(cell);
  });
  return cells;
}

/**
 * The undo moves that lead back to the last state without a mistake; none if there is no mistake
 * now. The beginning of a game has no mistake, so such a state always exists.
 */
export function undosToSound(game: Game, solution: Grid): Move[] {
  const undos: Move[] = [];
  for (let state = game; mistakesIn(state, solution).length > 0; ) {
    const before = applyMove(state, { type: 'undo' });
    if (before === state) break;
    undos.push({ type: 'undo' });
    state = before;
  }
  return undos;
}
