/**
 * Mistakes: marks that a solution does not have. Only asked for by the player, and only with a
 * solution that the caller has found; nothing here knows one.
 */
import { type Grid, UNKNOWN } from '@nonokit/core';
import { applyMove } from './game.js';
import type { Move } from './move.js';
import type { Game } from './state.js';

/**
 * The cells whose marks are not in the solution, ascending. An X on a cell that is filled there is
 * one, too.
 */
export function mistakesIn({ marks }: Game, solution: Grid): number[] {
  const cells: number[] = [];
  marks.forEach((mark, cell) => {
    if (mark !== UNKNOWN && mark !== solution.cells[cell]) cells.push(cell);
  });
  return cells;
}

/**
 * The moves back to the last state without a mistake: as many undos. None where there is no mistake
 * now. At the beginning of a game nothing is wrong, so there always is such a state.
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
