/**
 * The rest of a line after its finished ends are crossed off: blanks and complete blocks, from
 * either end inwards. People do this without thinking about it, so counting techniques start here.
 */
import { BLANK_ONLY } from '../candidates.js';
import type { BlockFact } from '../facts.js';
import type { LineState, Trimmed } from './line-state.js';

/** Crosses off the finished ends of a line. */
export function trimOnce(state: LineState): Trimmed {
  state.seen.trimmed ??= trim(state);
  return state.seen.trimmed;
}

function trim(state: LineState): Trimmed {
  const { cells, sizes, inks, gaps, starts, length } = state;
  let from = 0;
  let first = 0;
  for (;;) {
    while (from < length && cells[from] === BLANK_ONLY) from++;
    const size = first < sizes.length ? sizes[first] : 0;
    if (size === 0 || !isFilled(cells, from, from + size, inks[first])) break;
    from += size;
    first++;
    if (gaps[first] === 1) from++;
  }
  let to = length - 1;
  let last = sizes.length - 1;
  for (;;) {
    while (to >= from && cells[to] === BLANK_ONLY) to--;
    const size = last >= first ? sizes[last] : 0;
    if (size === 0 || !isFilled(cells, to - size + 1, to + 1, inks[last])) break;
    to -= size;
    last--;
    if (last >= first && gaps[last + 1] === 1) to--;
  }
  if (last < first) return { from, to, first, last, slack: 0 };
  const needed = starts[last] + sizes[last] - starts[first];
  return { from, to, first, last, slack: to - from + 1 - needed };
}

/** The start of block `k` when all blocks are pushed to the beginning of the rest. */
export function pushedStart({ starts }: LineState, { from, first }: Trimmed, k: number): number {
  return from + starts[k] - starts[first];
}

/** Block `k` as facts name it. */
export function blockFact({ clue }: LineState, k: number): BlockFact {
  const block = clue[k];
  return { index: k, size: block?.size ?? 0, color: block?.color ?? 0 };
}

/** True if all these cells have that ink; the block still fits, so they are within the line. */
function isFilled(cells: Int32Array, from: number, end: number, ink: number): boolean {
  for (let x = from; x < end; x++) if (cells[x] !== ink) return false;
  return true;
}
