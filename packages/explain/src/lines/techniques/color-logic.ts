/**
 * 14. Colour logic: the colours that row and column both allow. Where two crossing clues have no
 * colour in common, the cell is blank; and a cell has a colour only if some block of that colour
 * can cover it.
 *
 *     1 red, 1 green   ????   red is not in the last cell, green not in the first
 */
import { BLANK_ONLY, colorsIn } from '../../candidates.js';
import type { Span } from '../../facts.js';
import { type LineState, PENDING } from '../line-state.js';
import { Changes, type Finding, type LineTechnique } from '../technique.js';

/** Removes colours that a line's clue, or the clues that cross it, do not allow. */
export const colorLogic: LineTechnique = {
  id: 'color-logic',
  level: 3,
  proves: PENDING.loss,
  find,
};

function find(state: LineState): Finding[] {
  const found = state.ownInks === 0 ? [] : noCommonColor(state, state.ownInks);
  const seen = state.cells.reduce((all, colors) => all | colors, 0) & ~BLANK_ONLY;
  for (const color of colorsIn(seen)) found.push(...colorReach(state, color));
  return found.sort((a, b) => b.changes.length - a.changes.length);
}

function noCommonColor(state: LineState, inks: number): Finding[] {
  const changes = new Changes(state);
  for (let x = 0; x < state.length; x++) {
    if ((state.across[x] & inks) === 0) changes.remove(x, ~BLANK_ONLY);
  }
  return changes.finding({ kind: 'no-common-color' }, []);
}

function colorReach(state: LineState, color: number): Finding[] {
  const { sizes, inks, first, last, length } = state;
  const ink = 1 << color;
  const spans: Span[] = [];
  for (let k = 0; k < sizes.length; k++) {
    if (inks[k] !== ink) continue;
    const span = { from: first[k], to: last[k] + sizes[k] - 1 };
    const before = spans.at(-1);
    if (before !== undefined && span.from <= before.to + 1) {
      spans[spans.length - 1] = { from: before.from, to: Math.max(before.to, span.to) };
    } else spans.push(span);
  }
  const changes = new Changes(state);
  for (let x = 0; x < length; x++) {
    if (!spans.some(({ from, to }) => from <= x && x <= to)) changes.remove(x, ink);
  }
  return changes.finding({ kind: 'color-reach', color, spans }, []);
}
