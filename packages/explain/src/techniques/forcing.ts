/**
 * 8. Forcing: everything that is known of the line leaves a block a certain stretch. The cells that it
 * covers wherever it lies in it are filled; the cells between neighbouring blocks' stretches are
 * blank.
 *
 * The stretches are found by pushing all blocks as far to one end as the known cells let them, and
 * then to the other. This is the strongest of the techniques that look at one block at a time, so
 * it is tried after those whose reasons are easier to see.
 *
 *     2 3   ??.????   becomes   ##.?##?
 */
import { BLANK_ONLY } from '../candidates.js';
import { type LineState, PENDING } from '../line-state.js';
import type { Anchor } from '../step.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';
import { blockFact } from '../trimmed.js';

/** What the exact stretch of each block proves. */
export const forcing: LineTechnique = {
  id: 'forcing',
  level: 2,
  proves: PENDING.fill | PENDING.blank,
  find,
};

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
    if (!changes.any) continue;
    const facts = {
      kind: 'forcing-fill' as const,
      ...anchorOf(state, k),
      span,
    };
    found.push(...changes.finding(facts, knownCells(state)));
  }
  return found;
}

function blanks(state: LineState): Finding[] {
  const { sizes, length } = state;
  const found: Finding[] = [];
  for (let k = 0; k <= sizes.length; k++) {
    const before = k === 0 ? undefined : anchorOf(state, k - 1);
    const after = k === sizes.length ? undefined : anchorOf(state, k);
    const from = before === undefined ? 0 : before.within.to + 1;
    const to = after === undefined ? length - 1 : after.within.from - 1;
    const changes = new Changes(state).keep(from, to, BLANK_ONLY);
    if (!changes.any) continue;
    found.push(...changes.finding({ kind: 'forcing-blank', before, after }, knownCells(state)));
  }
  return found.sort((a, b) => b.changes.length - a.changes.length);
}

function anchorOf(state: LineState, k: number): Anchor {
  const { first, last, sizes } = state;
  const within = { from: first[k] as number, to: (last[k] as number) + (sizes[k] as number) - 1 };
  return { block: blockFact(state, k), within };
}

function knownCells({ cells, length }: LineState): number[] {
  const places: number[] = [];
  for (let x = 0; x < length; x++) {
    const colors = cells[x] as number;
    if ((colors & (colors - 1)) === 0) places.push(x);
  }
  return places;
}
