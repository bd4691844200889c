/**
 * 2. Finished line: all cells of the clue are filled, so every other cell is blank.
 *
 *     2 1   ?##?#?   becomes   .##.#.
 */
import { BLANK_ONLY } from '../../candidates.js';
import { type LineState, PENDING } from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';

/** Finds the blanks of a line whose blocks are complete. */
export const finishedLine: LineTechnique = {
  id: 'finished-line',
  level: 1,
  proves: PENDING.blank,
  find,
};

function find(state: LineState): Finding[] {
  const { cells, total, length } = state;
  let count = 0;
  for (let x = 0; x < length; x++) if ((cells[x] & 1) === 0) count++;
  if (total === 0 || count !== total) return [];
  const filled = [...cells.keys()].filter((x) => (cells[x] & 1) === 0);
  const changes = new Changes(state);
  for (let x = 0; x < length; x++) {
    if ((cells[x] & 1) !== 0) changes.remove(x, ~BLANK_ONLY);
  }
  return changes.finding({ kind: 'all-filled', total }, filled);
}
