/**
 * 10. Forcing: everything known of the line confines a block to a stretch. The cells that it covers
 * at every position in the stretch are filled; the cells between the stretches of neighbouring
 * blocks are blank.
 *
 * The stretches are found by pushing all blocks as far to one end as the known cells allow, and
 * then to the other. This is the strongest of the techniques that look at one block at a time, so
 * it is tried after those whose reasons are easier to see.
 *
 *     2 3   ??.????   becomes   ##.?##?
 */
import { BLANK_ONLY } from '../../candidates.js';
import type { Anchor } from '../../facts.js';
import { type LineState, PENDING } from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';
import { blockFact } from '../trimmed.js';

/** Finds the cells that the exact stretch of each block proves. */
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
  const { clue, inks, first, last } = state;
  return clue.flatMap(({ size }, k) => {
    const span = { from: last[k], to: first[k] + size - 1 };
    const changes = new Changes(state).keep(span.from, span.to, inks[k]);
    return changes.finding({ kind: 'forcing-fill', ...toAnchor(state, k), span }, []);
  });
}

function blanks(state: LineState): Finding[] {
  const anchors = state.clue.map((_, k) => toAnchor(state, k));
  const found = [undefined, ...anchors].flatMap((before, k) => {
    const after = anchors[k];
    const from = before === undefined ? 0 : before.within.to + 1;
    const to = after === undefined ? state.length - 1 : after.within.from - 1;
    const changes = new Changes(state).keep(from, to, BLANK_ONLY);
    return changes.finding({ kind: 'forcing-blank', before, after }, []);
  });
  return found.sort((a, b) => b.changes.length - a.changes.length);
}

function toAnchor(state: LineState, k: number): Anchor {
  const { first, last, sizes } = state;
  const within = { from: first[k], to: last[k] + sizes[k] - 1 };
  return { block: blockFact(state, k), within };
}
