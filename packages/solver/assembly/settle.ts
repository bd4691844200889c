/** Selects the kernel that settles a line. See `src/settle.ts`. */
import { Ints, Words } from './bits';
import {
  BAND_SLACK,
  count,
  firstBlock,
  firstColor,
  firstPlane,
  gaps,
  inks,
  leastStarts,
  lengthOf,
  needsStretches,
  sizes,
  slacks,
  WORD_CELLS,
} from './lines';
import { bandStarts, settleBand } from './settle-band';
import { settleLong, settleLongNoting } from './settle-long';
import { settleWord, wordStarts } from './settle-word';

/** Settles line `l`, whose planes begin at `base`, into `out`. Returns false on a conflict. */
export function settle(l: i32, planes: Words, base: i32, out: Words): bool {
  const length = lengthOf(l);
  if (length > WORD_CELLS) {
    if (slacks[l] <= BAND_SLACK) return settleBand(l, planes, base, out);
    return settleLong(l, planes, base, out);
  }
  const own = firstColor[l + 1] - firstColor[l];
  const from = firstBlock[l];
  const to = firstBlock[l + 1];
  const slack = slacks[l];
  return settleWord(planes, base, own, sizes, inks, gaps, from, to, length, slack, out);
}

/**
 * Writes the first and last start of each block of line `l` to `windows`. The line must have an
 * arrangement.
 */
export function windowsOf(l: i32, planes: Words, out: Words, windows: Ints): void {
  const base = firstPlane[l];
  const from = firstBlock[l];
  const blocks = firstBlock[l + 1] - from;
  if (needsStretches(l)) {
    settleLongNoting(l, planes, base, out, windows);
    return;
  }
  const short = lengthOf(l) <= WORD_CELLS;
  settle(l, planes, base, out);
  for (let k = 0; k < blocks; k++) {
    const starts = short ? wordStarts(k) : bandStarts(k);
    const origin = short ? 0 : leastStarts[from + k];
    windows[2 * k] = origin + <i32>ctz(starts);
    windows[2 * k + 1] = origin + 63 - <i32>clz(starts);
  }
}

/** The approximate number of words that settling line `l` reads: the unit of work budgets. */
export function settlingWork(l: i32): i32 {
  return (firstPlane[l + 1] - firstPlane[l]) * (1 + firstBlock[l + 1] - firstBlock[l]);
}

/**
 * Maximum number of words that `settle` writes for any line, plus two words that it reads and
 * writes back unchanged.
 */
export function settledWords(): i32 {
  let most = 1;
  for (let l = 0; l < count; l++) most = max(most, firstPlane[l + 1] - firstPlane[l]);
  return most + 2;
}
