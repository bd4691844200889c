/**
 * 9. Punctuating: a run is as long as every block that it can be part of, so it is a whole block, and the
 * cells beside it have not its colour.
 *
 *     2 2   ?##??????   becomes   .##.?????
 */
import { blocksOf, type LineState, PENDING, runsOf } from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';
import { blockFact } from '../trimmed.js';

/** The ends of a run that cannot grow. */
export const punctuating: LineTechnique = {
  id: 'punctuating',
  level: 2,
  proves: PENDING.loss,
  find,
};

function find(state: LineState): Finding[] {
  return runsOf(state).flatMap((run) => {
    const size = run.to - run.from + 1;
    const [block, ...others] = blocksOf(state, run);
    if (block === undefined) return [];
    if ([block, ...others].some((k) => state.sizes[k] !== size)) return [];
    const changes = new Changes(state);
    if (run.from > 0) changes.remove(run.from - 1, run.ink);
    if (run.to + 1 < state.length) changes.remove(run.to + 1, run.ink);
    const facts = {
      kind: 'punctuating' as const,
      ...{ run: { from: run.from, to: run.to }, block: blockFact(state, block) },
      only: others.length === 0,
    };
    return changes.finding(
      facts,
      Array.from({ length: size }, (_, i) => run.from + i),
    );
  });
}
