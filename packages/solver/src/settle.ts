/**
 * Settling: everything that one line's clue implies, given what is already known of the line.
 *
 * This file selects the kernel. Each kernel states the contract (sound, complete, settled), and all
 * run one conformance suite. A plane is a set of cells: bit x of plane c says "cell x may have
 * local colour c".
 */
import { computeLength, type Lines } from './lines.js';
import { settleLong } from './settle-long.js';
import { settleWord } from './settle-word.js';

/** The longest line whose positions fit into one word. */
export const WORD_CELLS = 31;

/**
 * Settles line `l` of `lines`, whose planes begin at `base` in `planes`, into `out`, which has the
 * same layout from 0 (`settledWords` gives its size). Returns false on a conflict.
 */
export function settle(
  lines: Lines,
  l: number,
  planes: Int32Array,
  base: number,
  out: Int32Array,
): boolean {
  const length = computeLength(lines, l);
  if (length > WORD_CELLS) return settleLong(lines, l, planes, base, out);
  const colors = lines.firstColor[l + 1] - lines.firstColor[l];
  const from = lines.firstBlock[l];
  const to = lines.firstBlock[l + 1];
  return settleWord(
    planes,
    base,
    colors,
    lines.sizes,
    lines.inks,
    lines.gaps,
    from,
    to,
    length,
    out,
  );
}

/** The approximate number of words that settling line `l` reads: the unit of work budgets. */
export function settlingWork(lines: Lines, l: number): number {
  const words = lines.firstPlane[l + 1] - lines.firstPlane[l];
  return words * (1 + lines.firstBlock[l + 1] - lines.firstBlock[l]);
}

/** Maximum number of words that `settle` writes for any line of `lines`. */
export function settledWords(lines: Lines): number {
  let most = 1;
  for (let l = 0; l < lines.count; l++) {
    most = Math.max(most, lines.firstPlane[l + 1] - lines.firstPlane[l]);
  }
  return most;
}
