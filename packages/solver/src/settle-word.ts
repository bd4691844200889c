/**
 * Settles a line of up to 31 cells with any inks: positions are packed into one word.
 *
 * This is the two-pass dynamic programme over blocks and positions that every complete line solver
 * uses (for instance Batenburg and Kosters, 2009), made bit-parallel: a block costs a few word
 * operations, not a scan. A plane is a set of cells; each local colour has one, and blank is 0. A
 * separate kernel for one ink, with two planes in locals, gained nothing: 0.87 s against 0.87 s for
 * 200 random 25x25 puzzles. `settle-long.ts` does the same over many words.
 */
import { floodUp, spreadBits, stretchStarts } from './bits.js';

/** Scratch of `settleWord`: results of the left-to-right pass for the pass back. */
const reached = new Int32Array(33);
const starts = new Int32Array(33);

/**
 * Settles the line whose planes are `planes[base + color]` for its `colors` local colours, with the
 * blocks `from..to-1` of `sizes`, `inks` and `gaps`, into `out[color]`. Returns false on a
 * conflict: no arrangement agrees with the planes, and `out` is then unspecified. Otherwise `out`
 * is
 *   - sound: every arrangement that the planes allow is still allowed;
 *   - complete: each value that it allows a cell occurs in such an arrangement;
 *   - settled: settling it again would change nothing.
 */
export function settleWord(
  planes: Int32Array,
  base: number,
  colors: number,
  sizes: Int32Array,
  inks: Int32Array,
  gaps: Uint8Array,
  from: number,
  to: number,
  length: number,
  out: Int32Array,
): boolean {
  const blank = planes[base];
  const end = 1 << length;

  // left to right: the positions where the blocks so far, and blanks after them, may stop
  let stops = floodUp(1, blank);
  reached[0] = stops;
  for (let k = from; k < to; k++) {
    const size = sizes[k];
    const free = gaps[k] === 0 ? stops : (stops & blank) << 1;
    const begins = free & stretchStarts(planes[base + inks[k]], size);
    if (begins === 0) return false;
    starts[k - from] = begins;
    stops = floodUp(begins << size, blank);
    reached[k - from + 1] = stops;
  }
  if ((stops & end) === 0) return false;

  // runs of 2, 4, 8 and 16 blanks, for flooding downwards, where no carry helps
  const runs2 = blank & (blank >>> 1);
  const runs4 = runs2 & (runs2 >>> 2);
  const runs8 = runs4 & (runs4 >>> 4);
  const runs16 = runs8 & (runs8 >>> 8);

  // right to left: keep what the blocks after it also allow; what both sides allow is possible
  for (let color = 0; color < colors; color++) out[color] = 0;
  let mayBlank = 0;
  let begins = end;
  let gapAfter = false;
  for (let k = to; ; k--) {
    let down = begins;
    down |= (down >>> 1) & blank;
    down |= (down >>> 2) & runs2;
    down |= (down >>> 4) & runs4;
    down |= (down >>> 8) & runs8;
    down |= (down >>> 16) & runs16;
    mayBlank |= reached[k - from] & blank & (down >>> 1);
    if (k === from) break;
    const size = sizes[k - 1];
    const ink = inks[k - 1];
    const follow = gapAfter ? (down >>> 1) & blank : down;
    begins = starts[k - 1 - from] & (follow >>> size);
    out[ink] |= spreadBits(begins, size);
    gapAfter = gaps[k - 1] !== 0;
  }
  out[0] = mayBlank;
  return true;
}
