/**
 * Settling: everything that one line's clue implies, given what is already known of the line.
 *
 * This file picks the kernel; each kernel states the contract (sound, complete, settled) and all run one
 * conformance suite. A plane is a set of cells: bit x of plane c says "cell x may have local colour c".
 */
import { BLANK, type Clue, leastLength, UNKNOWN } from '@nonokit/core';
import { type Lines, layOut, lengthOf, NOT_HERE, wordsOf } from './lines.js';
import { settleLong } from './settle-long.js';
import { settleWord } from './settle-word.js';

/** The longest line whose positions fit into one word. */
export const WORD_CELLS = 31;

/**
 * Settles line `l` of `lines`, whose planes begin at `base` in `planes`, into `out` (laid out alike, from
 * 0; see `settledWords` for its size). Returns false on a conflict.
 */
export function settle(
  lines: Lines,
  l: number,
  planes: Int32Array,
  base: number,
  out: Int32Array,
): boolean {
  const length = lengthOf(lines, l);
  if (length > WORD_CELLS) return settleLong(lines, l, planes, base, out);
  const colors = (lines.firstColor[l + 1] as number) - (lines.firstColor[l] as number);
  const from = lines.firstBlock[l] as number;
  const to = lines.firstBlock[l + 1] as number;
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

/** About how many words settling line `l` looks at: what budgets of work are counted in. */
export function settlingWork(lines: Lines, l: number): number {
  const words = (lines.firstPlane[l + 1] as number) - (lines.firstPlane[l] as number);
  return words * (1 + (lines.firstBlock[l + 1] as number) - (lines.firstBlock[l] as number));
}

/** Words that `settle` may write for any line of `lines`. */
export function settledWords(lines: Lines): number {
  let most = 1;
  for (let l = 0; l < lines.count; l++) {
    most = Math.max(most, (lines.firstPlane[l + 1] as number) - (lines.firstPlane[l] as number));
  }
  return most;
}

/**
 * Settles one line given as cells: `cells` holds palette indices, `UNKNOWN` where nothing is known.
 * Returns what is implied in the same form, or undefined where no arrangement of `clue` agrees. The input
 * is not changed. Throws RangeError for a cell that is neither.
 */
export function settleCells(clue: Clue, cells: ArrayLike<number>): Int32Array | undefined {
  const length = cells.length;
  let colors = 1 + clue.reduce((most, { color }) => Math.max(most, color), BLANK);
  for (let x = 0; x < length; x++) {
    const cell = cells[x] as number;
    if (!Number.isInteger(cell) || cell < UNKNOWN) {
      throw new RangeError(`settleCells: cell ${x} is ${cell}, expected a colour or -1`);
    }
    colors = Math.max(colors, cell + 1);
  }
  if (leastLength(clue) > length) return undefined;
  if (length === 0) return new Int32Array(0);

  const lines = layOut([clue], [], colors, length);
  const words = wordsOf(lines, 0);
  const own = lines.firstColor[1] as number;
  const planes = new Int32Array(own * words);
  for (let x = 0; x < length; x++) {
    const cell = cells[x] as number;
    const local = cell === UNKNOWN ? UNKNOWN : (lines.localOf[cell] as number);
    if (local === NOT_HERE) return undefined;
    const [first, last] = local === UNKNOWN ? [0, own - 1] : [local, local];
    for (let c = first; c <= last; c++) {
      planes[c * words + (x >>> 5)] = (planes[c * words + (x >>> 5)] as number) | (1 << (x & 31));
    }
  }
  const out = new Int32Array(own * words);
  if (!settle(lines, 0, planes, 0, out)) return undefined;
  const settled = new Int32Array(length).fill(UNKNOWN);
  for (let x = 0; x < length; x++) {
    let candidates = 0;
    for (let c = 0; c < own; c++) {
      if ((((out[c * words + (x >>> 5)] as number) >>> (x & 31)) & 1) === 0) continue;
      candidates++;
      settled[x] = candidates === 1 ? (lines.colorOf[c] as number) : UNKNOWN;
    }
  }
  return settled;
}
