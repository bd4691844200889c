/**
 * 3. Overlap (simple boxes): counting alone confines a block to a stretch that is less than twice
 * as long as the block, so it covers the middle of the stretch wherever it begins.
 *
 *     6   ?????????   becomes   ???###???
 */
import { type LineState, PENDING } from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';
import { blockFact, crossedOff, pushedStart, trimmedOf } from '../trimmed.js';

/** Finds the cells that a block covers wherever it begins, by counting. */
export const overlap: LineTechnique = {
  id: 'overlap',
  level: 1,
  proves: PENDING.fill,
  find,
};

function find(state: LineState): Finding[] {
  const part = trimmedOf(state);
  const found: Finding[] = [];
  for (let k = part.first; k <= part.last; k++) {
    const size = state.sizes[k];
    if (size <= part.slack) continue;
    const start = pushedStart(state, part, k);
    const span = { from: start + part.slack, to: start + size - 1 };
    const changes = new Changes(state).keep(span.from, span.to, state.inks[k]);
    if (!changes.any) continue;
    const within = { from: start, to: start + part.slack + size - 1 };
    const facts = { kind: 'overlap' as const, block: blockFact(state, k), within, span };
    found.push(...changes.finding(facts, crossedOff(state, part)));
  }
  return found.sort((a, b) => b.changes.length - a.changes.length);
}
