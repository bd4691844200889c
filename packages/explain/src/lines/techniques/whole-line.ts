/**
 * 13. Whole-line reasoning: all arrangements of the clue that agree with the known cells agree
 * about a cell. It finds everything that a line implies and that no named technique finds.
 *
 *     1 1 1   .?????#?.   becomes what its three arrangements have in common
 */
import { onlyColor } from '../../candidates.js';
import { type LineState, PENDING } from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';
import { blockFact } from '../trimmed.js';
import { countWays } from '../ways.js';

/**
 * Finds everything that a line implies: cells that become known, or else colours that are ruled
 * out.
 */
export const wholeLine: LineTechnique = {
  id: 'whole-line',
  level: 3,
  proves: PENDING.any,
  find,
};

function find(state: LineState): Finding[] {
  const { cells, settled, length, clue } = state;
  const known = new Changes(state);
  const all = new Changes(state);
  for (let x = 0; x < length; x++) {
    const left = settled[x];
    all.remove(x, ~left);
    if (left !== cells[x] && onlyColor(left) >= 0) known.remove(x, ~left);
  }
  if (!all.any) return [];
  const blocks = clue.map((_, k) => blockFact(state, k));
  const facts = { kind: 'whole-line' as const, blocks, ways: countWays(state) };
  return (known.any ? known : all).finding(facts, []);
}
