/**
 * 3. Overlap (simple boxes): a block is confined to a stretch that is less than twice as long as
 * the block, so it covers the middle of the stretch wherever it begins.
 *
 *     6   ?????????   becomes   ???###???
 *
 * Counting alone must promise something new on the line. Then all blocks are pushed to one end and
 * to the other, as far as the known cells let them, and every block is told that covers new cells:
 * a solver who looks at the line sees them at once and need not come back.
 */
import type { Span } from '../../facts.js';
import { type LineState, PENDING, type Trimmed } from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';
import { blockFact, pushedStart, trimOnce } from '../trimmed.js';

/** Finds the cells that a block covers wherever it begins. */
export const overlap: LineTechnique = {
  id: 'overlap',
  level: 1,
  proves: PENDING.fill,
  find,
};

function find(state: LineState): Finding[] {
  const part = trimOnce(state);
  if (!promises(state, part)) return [];
  const { clue, inks, first, last } = state;
  const found = clue.flatMap(({ size }, k) => {
    const span = { from: last[k], to: first[k] + size - 1 };
    const changes = new Changes(state).keep(span.from, span.to, inks[k]);
    const within = { from: first[k], to: last[k] + size - 1 };
    const counted = countedSpan(state, part, k);
    const given = within.from !== counted.from || within.to !== counted.to;
    const facts = { kind: 'overlap' as const, block: blockFact(state, k), within, span, given };
    return changes.finding(facts, []);
  });
  return found.sort((a, b) => b.changes.length - a.changes.length);
}

/** True if counting alone finds a cell that is not known yet. */
function promises(state: LineState, part: Trimmed): boolean {
  for (let k = part.first; k <= part.last; k++) {
    const { from, to } = countedSpan(state, part, k);
    const size = state.sizes[k];
    for (let x = to - size + 1; x < from + size; x++) {
      if (state.cells[x] !== state.inks[k]) return true;
    }
  }
  return false;
}

/** The stretch that counting leaves to block `k`: all of the line if the block is crossed off. */
function countedSpan(state: LineState, part: Trimmed, k: number): Span {
  if (k < part.first || k > part.last) return { from: 0, to: state.length - 1 };
  const from = pushedStart(state, part, k);
  return { from, to: from + part.slack + state.sizes[k] - 1 };
}
