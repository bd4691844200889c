/**
 * 8. Forcing: everything that is known of the line leaves a block a certain stretch. The cells that it
 * covers wherever it lies in it are filled; the cells that no block's stretch contains are blank.
 *
 * The stretches are found by pushing all blocks as far to one end as the known cells let them, and then
 * to the other. This is the strongest of the techniques that look at one block at a time, so it is tried
 * after those whose reasons are easier to see.
 *
 *     2 3   ??.????   becomes   ##.?##?
 */
import { BLANK_ONLY } from '../candidates.js';
import type { LineState } from '../line-state.js';
import type { Anchor, Span } from '../step.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';
import { blockFact } from '../trimmed.js';

/** What the exact stretch of each block proves. */
export const forcing: LineTechnique = { id: 'forcing', level: 2, find };

function find(state: LineState): Finding[] {
  return [...fills(state).sort((a, b) => b.changes.length - a.changes.length), ...blanks(state)];
}

function fills(state: LineState): Finding[] {
  const { sizes, inks, first, last } = state;
  const found: Finding[] = [];
  for (let k = 0; k < sizes.length; k++) {
    const size = sizes[k] as number;
    const span = { from: last[k] as number, to: (first[k] as number) + size - 1 };
    if (span.to < span.from) continue;
    const changes = new Changes(state).keep(span.from, span.to, inks[k] as number);
    const facts = {
      kind: 'forcing-fill' as const,
      ...{ block: blockFact(state, k), within: rangeOf(state, k), span },
    };
    found.push(...changes.finding(facts, knownCells(state)));
  }
  return found;
}

function blanks(state: LineState): Finding[] {
  const changes = new Changes(state);
  const spans: Span[] = [];
  const ranges: Anchor[] = [];
  let reached = 0;
  for (let k = 0; k <= state.sizes.length; k++) {
    const within = rangeOf(state, k);
    if (within.from > reached) {
      changes.keep(reached, within.from - 1, BLANK_ONLY);
      spans.push({ from: reached, to: within.from - 1 });
    }
    reached = Math.max(reached, within.to + 1);
    if (k < state.sizes.length) ranges.push({ block: blockFact(state, k), within });
  }
  return changes.finding({ kind: 'forcing-blank', spans, ranges }, knownCells(state));
}

/** The stretch of block `k`; for the block after the last, what is behind the line. */
function rangeOf({ first, last, sizes, length }: LineState, k: number): Span {
  if (k === sizes.length) return { from: length, to: length };
  return { from: first[k] as number, to: (last[k] as number) + (sizes[k] as number) - 1 };
}

function knownCells({ cells, length }: LineState): number[] {
  const places: number[] = [];
  for (let x = 0; x < length; x++) {
    const colors = cells[x] as number;
    if ((colors & (colors - 1)) === 0) places.push(x);
  }
  return places;
}
