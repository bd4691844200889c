/**
 * 5. Unreachable cells (simple spaces): filled cells that only one block can hold keep it within reach;
 * counting keeps the others within theirs. A cell that no block reaches is blank.
 *
 *     3   ???#??????   becomes   ?????? up to two cells from the filled one, then blank: ?????? ....
 *
 * Cells at an edge that only touching rules out are left to `mercury`, where the reason is told.
 */
import { BLANK_ONLY } from '../candidates.js';
import { blocksOf, type LineState, runsOf } from '../line-state.js';
import type { Anchor } from '../step.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';
import { blockFact, pushedStart, trimmedOf } from '../trimmed.js';
import { mercuryCells } from './mercury.js';

/** The blanks that are out of every block's reach. */
export const unreachable: LineTechnique = { id: 'unreachable', level: 1, find };

function find(state: LineState): Finding[] {
  const part = trimmedOf(state);
  if (part.last < part.first) return [];
  const count = part.last - part.first + 1;
  const from = new Int32Array(count);
  const to = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    const k = part.first + i;
    from[i] = pushedStart(state, part, k);
    to[i] = (from[i] as number) + part.slack + (state.sizes[k] as number) - 1;
  }
  const premises: number[] = [];
  for (const run of runsOf(state)) {
    if (run.from < part.from || run.to > part.to) continue;
    const [k, other] = blocksOf(state, run);
    if (k === undefined || other !== undefined || k < part.first || k > part.last) continue;
    const reach = (state.sizes[k] as number) - 1;
    from[k - part.first] = Math.max(from[k - part.first] as number, run.to - reach);
    to[k - part.first] = Math.min(to[k - part.first] as number, run.from + reach);
    for (let x = run.from; x <= run.to; x++) premises.push(x);
  }
  const anchors = Array.from({ length: count }, (_, i): Anchor => {
    const within = { from: from[i] as number, to: to[i] as number };
    return { block: blockFact(state, part.first + i), within };
  });
  const elsewhere = mercuryCells(state);
  const changes = new Changes(state);
  for (let x = part.from; x <= part.to; x++) {
    if (anchors.some(({ within }) => within.from <= x && x <= within.to)) continue;
    if (!elsewhere.some((span) => span.from <= x && x <= span.to)) changes.keep(x, x, BLANK_ONLY);
  }
  return changes.finding({ kind: 'unreachable', anchors }, premises);
}
