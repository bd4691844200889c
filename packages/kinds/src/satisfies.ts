/**
 * The judge of other kinds: is this picture a solution of this puzzle?
 *
 * Every solution that leaves this package has passed this check, so this file imports nothing that
 * searches; the definition of each clue is in core.
 */
import { hasKindClue, isPairClue, type KindPuzzle } from '@nonokit/core';
import { directionsOf } from './board.js';

/** True if the colours of all cells, in the order of their numbers, satisfy every clue. */
export function satisfies(cells: ArrayLike<number>, puzzle: KindPuzzle): boolean {
  return directionsOf(puzzle.board).every(({ lines }, d) => {
    const colors = lines.map((line) => line.map((cell) => cells[cell]));
    let k = 0;
    const each = puzzle.clues[d].every((clue) => {
      const first = colors[k];
      const second = colors[k + 1];
      k += isPairClue(clue) ? 2 : 1;
      return k <= colors.length && hasKindClue(clue, first, second);
    });
    return each && k === colors.length;
  });
}
