/**
 * Settles a line of up to 63 cells with any inks. `src/settle-word.ts` explains it and states the
 * contract; here a word has 64 bits, and the pass back floods no further than the slack.
 */
import { coverOf, floodUp, Ints, stretchStarts, Words } from './bits';

/** Scratch: results of the left-to-right pass for the pass back. */
let reached: Words = new StaticArray<u64>(0);
let starts: Words = new StaticArray<u64>(0);

/** Allocates the scratch again after the heap was emptied. */
export function resetWord(): void {
  reached = new StaticArray<u64>(65);
  starts = new StaticArray<u64>(65);
}

/** Settles blocks `from..to-1` in `planes[base..]` into `out[0..colors-1]`. False on a conflict. */
export function settleWord(
  planes: Words,
  base: i32,
  colors: i32,
  sizes: Ints,
  inks: Ints,
  gaps: Ints,
  from: i32,
  to: i32,
  length: i32,
  slack: i32,
  out: Words,
): bool {
  // a module variable is read from memory at each use, a local variable is not
  const reachedAt = reached;
  const startsOf = starts;
  const blank = planes[base];
  const end: u64 = (<u64>1) << (<u64>length);

  // left to right: the positions where the blocks so far, and blanks after them, may stop
  let stops = floodUp(1, blank);
  reachedAt[0] = stops;
  for (let k = from; k < to; k++) {
    const size = sizes[k];
    const free = gaps[k] == 0 ? stops : (stops & blank) << 1;
    const begins = free & stretchStarts(planes[base + inks[k]], size);
    if (begins == 0) return false;
    startsOf[k - from] = begins;
    stops = floodUp(begins << (<u64>size), blank);
    reachedAt[k - from + 1] = stops;
  }
  if ((stops & end) == 0) return false;

  // runs of 2, 4, ... 32 blanks, for flooding downwards, where no carry helps; no block moves
  // further than the slack
  const runs2 = blank & (blank >> 1);
  const runs4 = runs2 & (runs2 >> 2);
  const runs8 = runs4 & (runs4 >> 4);
  const runs16 = runs8 & (runs8 >> 8);
  const runs32 = runs16 & (runs16 >> 16);

  // right to left: keep what the blocks after it also allow; what both sides allow is possible
  for (let color = 0; color < colors; color++) out[color] = 0;
  let mayBlank: u64 = 0;
  let begins = end;
  let gapAfter = false;
  for (let k = to; ; k--) {
    let down = begins;
    down |= (down >> 1) & blank;
    down |= (down >> 2) & runs2;
    if (slack > 3) {
      down |= (down >> 4) & runs4;
      if (slack > 7) {
        down |= (down >> 8) & runs8;
        if (slack > 15) {
          down |= (down >> 16) & runs16;
          down |= (down >> 32) & runs32;
        }
      }
    }
    mayBlank |= reachedAt[k - from] & blank & (down >> 1);
    if (k == from) break;
    const size = sizes[k - 1];
    const ink = inks[k - 1];
    const follow = gapAfter ? (down >> 1) & blank : down;
    begins = startsOf[k - 1 - from] & (follow >> <u64>size);
    startsOf[k - 1 - from] = begins;
    out[ink] |= coverOf(begins, size);
    gapAfter = gaps[k - 1] != 0;
  }
  out[0] = mayBlank;
  return true;
}

/** The starts of block `k` of the line that was settled last. */
export function wordStarts(k: i32): u64 {
  return starts[k];
}
