/**
 * The one-word kernel in slack coordinates: settles a line of any length and any inks whose slack
 * is small.
 *
 * The only open question about a block is how much of the slack is spent before it. So a set of its
 * starts is a word whose bit q stands for "q cells right of the leftmost start", however long the
 * line is. In these coordinates, the end of a block and its start are the same word. The planes are
 * read at any bit offset to get the cells around a block. For a line of 1,000 cells and 90 blocks,
 * this is several times as fast as the kernel of many words.
 *
 * Postconditions as in `src/settle-word.ts`: sound, complete, settled.
 */
import { coverOf, floodUp, Ints, lowBits, stretchStarts, Words } from './bits';
import { firstBlock, firstColor, gaps, inks, leastStarts, sizes, slacks, wordsOf } from './lines';

/** Results of the left-to-right pass for the pass back; grows with the lines. */
let reached: Words = new StaticArray<u64>(0);
let blanks: Words = new StaticArray<u64>(0);
let starts: Words = new StaticArray<u64>(0);

/** Drops the scratch, whose memory belongs to the previous puzzle. */
export function resetBand(): void {
  reached = new StaticArray<u64>(0);
  blanks = new StaticArray<u64>(0);
  starts = new StaticArray<u64>(0);
}

/**
 * Settles line `l`, whose slack is at most `BAND_SLACK` and whose planes begin at `base`, into
 * `out`. Returns false on a conflict.
 */
export function settleBand(l: i32, planes: Words, base: i32, out: Words): bool {
  const words = wordsOf(l);
  const from = firstBlock[l];
  const blocks = firstBlock[l + 1] - from;
  const slack = slacks[l];
  const before = lowBits(slack);
  if (reached.length <= blocks) reserve(blocks);

  // left to right: how much slack is spent where the blocks so far, and the blanks after them, may
  // end
  let blank = bitsAt(planes, base, 0);
  let stops = floodUp(1, blank & before);
  for (let k = 0; k < blocks; k++) {
    reached[k] = stops;
    blanks[k] = blank;
    const start = leastStarts[from + k];
    const size = sizes[from + k];
    const free = gaps[from + k] == 0 ? stops : stops & blank;
    const begins = free & stretchesAt(planes, base + inks[from + k] * words, start, size, slack);
    if (begins == 0) return false;
    starts[k] = begins;
    blank = bitsAt(planes, base, start + size);
    stops = floodUp(begins, blank & before);
  }
  if (((stops >> <u64>slack) & 1) == 0) return false;
  reached[blocks] = stops;
  blanks[blocks] = blank;

  // right to left: keep what the blocks after it also allow; what both sides allow is possible
  const all = words * (firstColor[l + 1] - firstColor[l]);
  for (let i = 0; i < all; i++) out[i] = 0;
  let begins: u64 = (<u64>1) << (<u64>slack);
  for (let k = blocks; ; k--) {
    const gap = k < blocks && gaps[from + k] != 0;
    blank = blanks[k];
    let down = begins;
    let runs = gap ? blank >> 1 : blank;
    for (let i = 1; i <= slack; i <<= 1) {
      down |= (down >> <u64>i) & runs;
      runs &= runs >> <u64>i;
    }
    const ends = k == 0 ? 0 : leastStarts[from + k - 1] + sizes[from + k - 1];
    orAt(out, 0, ends, reached[k] & blank & (gap ? down : down >> 1));
    if (k == 0) return true;
    begins = starts[k - 1] & (gap ? down & blank : down);
    starts[k - 1] = begins;
    const plane = inks[from + k - 1] * words;
    paint(out, plane, begins, leastStarts[from + k - 1], sizes[from + k - 1], slack);
  }
  return true;
}

/** The starts of block `k` of the line that was settled last, in slack coordinates. */
export function bandStarts(k: i32): u64 {
  return starts[k];
}

function reserve(blocks: i32): void {
  reached = new StaticArray<u64>(2 * blocks + 1);
  blanks = new StaticArray<u64>(2 * blocks + 1);
  starts = new StaticArray<u64>(2 * blocks + 1);
}

/**
 * 64 bits of the plane at `base`, from bit `at` on; bits past the end of the plane are arbitrary.
 */
function bitsAt(planes: Words, base: i32, at: i32): u64 {
  const w = base + (at >> 6);
  const r = <u64>(at & 63);
  return (planes[w] >> r) | ((planes[w + 1] << 1) << (63 - r));
}

/** Adds `bits` to the plane at `base`, from bit `at` on. */
function orAt(out: Words, base: i32, at: i32, bits: u64): void {
  const w = base + (at >> 6);
  const r = <u64>(at & 63);
  out[w] |= bits << r;
  out[w + 1] |= (bits >> 1) >> (63 - r);
}

/** The offsets in `0..slack` from `start` at which a block of `size` cells fits into the plane. */
function stretchesAt(planes: Words, plane: i32, start: i32, size: i32, slack: i32): u64 {
  if (size > slack) return stretchesOfLong(planes, plane, start, size, slack);
  let near = bitsAt(planes, plane, start);
  if (size + slack <= 64) return stretchStarts(near, size);
  let far = bitsAt(planes, plane, start + 64);
  for (let have = 1; have < size; ) {
    const more = min(have, size - have);
    near &= (near >> <u64>more) | (far << (<u64>(64 - more)));
    far &= far >> <u64>more;
    have += more;
  }
  return near;
}

/**
 * Does the same for a block longer than the slack. The block always covers the cells between its
 * last start and its first end, so one forbidden cell on the left bounds its starts from below, and
 * one on the right from above.
 */
function stretchesOfLong(planes: Words, plane: i32, start: i32, size: i32, slack: i32): u64 {
  if (!allSet(planes, plane, start + slack, start + size)) return 0;
  const before = lowBits(slack);
  const left = ~bitsAt(planes, plane, start) & before;
  const right = ~bitsAt(planes, plane, start + size) & before;
  const last = right == 0 ? slack : <i32>ctz(right);
  const first = left == 0 ? 0 : 64 - <i32>clz(left);
  return lowBits(last + 1) & ~lowBits(first);
}

/** Tells whether bits `from..to-1` of the plane, at least one, are all set. */
function allSet(planes: Words, plane: i32, from: i32, to: i32): bool {
  const first = from >> 6;
  const last = (to - 1) >> 6;
  const head = ~(<u64>0) << (<u64>(from & 63));
  const tail = ~(<u64>0) >> <u64>(63 - ((to - 1) & 63));
  if (first == last) return (~planes[plane + first] & head & tail) == 0;
  let missing = (~planes[plane + first] & head) | (~planes[plane + last] & tail);
  for (let w = first + 1; w < last; w++) missing |= ~planes[plane + w];
  return missing == 0;
}

/** Marks the cells that a block of `size` cells covers from any of `begins`, right of `start`. */
function paint(out: Words, plane: i32, begins: u64, start: i32, size: i32, slack: i32): void {
  // two starts of a long block are closer than its size, so what they cover has no hole
  if (size > slack) {
    fillCells(out, plane, start + <i32>ctz(begins), start + 63 - <i32>clz(begins) + size);
    return;
  }
  if (size + slack <= 64) {
    orAt(out, plane, start, coverOf(begins, size));
    return;
  }
  let near = begins;
  let far: u64 = 0;
  for (let have = 1; have < size; ) {
    const more = min(have, size - have);
    far |= (far << (<u64>more)) | (near >> <u64>(64 - more));
    near |= near << (<u64>more);
    have += more;
  }
  orAt(out, plane, start, near);
  orAt(out, plane, start + 64, far);
}

/** Sets bits `from..to-1`, at least one, of the plane that begins at `plane`. */
export function fillCells(out: Words, plane: i32, from: i32, to: i32): void {
  const first = from >> 6;
  const last = (to - 1) >> 6;
  const head = ~(<u64>0) << (<u64>(from & 63));
  const tail = ~(<u64>0) >> <u64>(63 - ((to - 1) & 63));
  if (first == last) {
    out[plane + first] |= head & tail;
    return;
  }
  out[plane + first] |= head;
  for (let w = first + 1; w < last; w++) out[plane + w] = ~(<u64>0);
  out[plane + last] |= tail;
}
