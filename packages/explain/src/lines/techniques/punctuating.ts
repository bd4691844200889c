/**
 * 11. Punctuating: a run is as long as every block that it can be part of, so it is a whole block,
 * and the cells beside it do not have its colour.
 *
 *     2 2   ?##??????   becomes   .##.?????
 */
import { blocksOf, isPending, type LineState, listPlaces, PENDING, runsOf } from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';
import { blockFact } from '../trimmed.js';

/** Finds the cells beside a run that cannot grow. */
export const punctuating: LineTechnique = {
  id: 'punctuating',
  level: 2,
  proves: PENDING.loss,
  find,
};

function find(state: LineState): Finding[] {
  return runsOf(state).flatMap((run) => {
    const { from, to, ink } = run;
    if (!isPending(state, from - 1) && !isPending(state, to + 1)) return [];
    const size = to - from + 1;
    const blocks = blocksOf(state, run);
    const [block] = blocks;
    if (block === undefined || blocks.some((k) => state.sizes[k] !== size)) return [];
    const changes = new Changes(state);
    if (from > 0) changes.remove(from - 1, ink);
    if (to + 1 < state.length) changes.remove(to + 1, ink);
    const facts = {
      kind: 'punctuating' as const,
      run: { from, to },
      block: blockFact(state, block),
      only: blocks.length === 1,
    };
    return changes.finding(facts, listPlaces(run));
  });
}
