/**
 * The number of arrangements of a clue that agree with the known cells of its line. It makes
 * whole-line reasoning plausible or hopeless for a person.
 */
import type { LineState } from './line-state.js';

/** More arrangements than this are too many for a person to list. */
const MOST = 999_999;

/** The number of arrangements, or Infinity beyond 999,999. */
export function countWays({ cells, sizes, inks, gaps, starts, slack, length }: LineState): number {
  if (slack < 0) return 0;
  // ways[i]: arrangements of the blocks so far that end at the smallest end plus i, blanks included
  let ways = new Float64Array(slack + 1);
  ways[0] = 1;
  for (let i = 1; i <= slack; i++) ways[i] = (cells[i - 1] & 1) * ways[i - 1];
  for (let k = 0; k < sizes.length; k++) {
    const start = starts[k];
    const stop = start + sizes[k];
    const next = new Float64Array(slack + 1);
    for (let i = 0; i <= slack; i++) {
      const gap = gaps[k] === 0 || (cells[start + i - 1] & 1) !== 0;
      let sum = gap && allow(cells, start + i, stop + i, inks[k]) ? ways[i] : 0;
      if (i > 0 && (cells[stop + i - 1] & 1) !== 0) sum += next[i - 1];
      next[i] = sum;
    }
    ways = next;
  }
  const total = ways[slack];
  return length === 0 ? 1 : total > MOST ? Number.POSITIVE_INFINITY : total;
}

function allow(cells: Int32Array, from: number, end: number, ink: number): boolean {
  for (let x = from; x < end; x++) if ((cells[x] & ink) === 0) return false;
  return true;
}
