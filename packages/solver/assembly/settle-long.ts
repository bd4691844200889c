/**
 * Settles a line of any length with any inks. `src/settle-long.ts` explains it; here words have 64
 * bits.
 */
import { Ints, Words } from './bits';
import {
  firstBlock,
  firstColor,
  firstStretch,
  gaps,
  inks,
  leastStarts,
  lengthOf,
  sizes,
  slacks,
  stretchInks,
  stretchOf,
  stretchSizes,
  wordsOf,
} from './lines';
import { fillCells } from './settle-band';

/** Words that the first pass may store before it keeps only checkpoints: 64 MB. */
const MOST_WORDS: i32 = 1 << 23;

// scratch, which grows with the lines; the reference describes each array
let low: Ints = new StaticArray<i32>(0);
let high: Ints = new StaticArray<i32>(0);
let at: Ints = new StaticArray<i32>(0);
let reached: Words = new StaticArray<u64>(0);
let starts: Words = new StaticArray<u64>(0);
let checkpoints: Words = new StaticArray<u64>(0);
let stretches: Words = new StaticArray<u64>(0);
let runs: Words = new StaticArray<u64>(0);
let down: Words = new StaticArray<u64>(0);
let next: Words = new StaticArray<u64>(0);

/** Drops the scratch, whose memory belongs to the previous puzzle. */
export function resetLong(): void {
  low = new StaticArray<i32>(0);
  high = new StaticArray<i32>(0);
  at = new StaticArray<i32>(0);
  reached = new StaticArray<u64>(0);
  starts = new StaticArray<u64>(0);
  checkpoints = new StaticArray<u64>(0);
  stretches = new StaticArray<u64>(0);
  runs = new StaticArray<u64>(0);
  down = new StaticArray<u64>(0);
  next = new StaticArray<u64>(0);
}

/** Receives the windows of starts, if requested: two entries for each block of the line. */
let windows: Ints | null = null;

/** Settles line `l` as `settleLong` does and writes the first and last start of each block. */
export function settleLongNoting(l: i32, planes: Words, base: i32, out: Words, notes: Ints): bool {
  windows = notes;
  const holds = settleLong(l, planes, base, out);
  windows = null;
  return holds;
}

/** Settles line `l`, whose planes begin at `base`, into `out`. Returns false on a conflict. */
export function settleLong(l: i32, planes: Words, base: i32, out: Words): bool {
  const words = wordsOf(l);
  const from = firstBlock[l];
  const blocks = firstBlock[l + 1] - from;
  const slack = slacks[l];
  const length = lengthOf(l);
  const colors = firstColor[l + 1] - firstColor[l];

  const span = (slack >> 6) + 3;
  const perSegment = max(1, min(blocks + 1, MOST_WORDS / span));
  const segments = blocks / perSegment + 1;
  reserve(words, blocks, span, perSegment, segments, l);
  findStretches(l, planes, base, words);

  // windows of starts, from the clue alone; the first pass narrows them from the left
  for (let k = 0; k < blocks; k++) {
    const least = leastStarts[from + k];
    low[k] = k == 0 ? 0 : least >> 6;
    high[k] = (least + slack) >> 6;
  }
  low[blocks] = 0;
  high[blocks] = words - 1;

  // left to right, segment by segment
  openFirst(planes, base);
  for (let s = 0; s < segments; s++) {
    const first = s * perSegment;
    if (s > 0) copyWords(checkpoints, s * span, reached, 0, high[first] - low[first] + 1);
    if (!walk(from, planes, base, first, min(first + perSegment, blocks), blocks)) return false;
    if (s < segments - 1) {
      const last = first + perSegment;
      copyWords(reached, 0, reached, at[last], high[last] - low[last] + 1);
    }
  }
  if (low[blocks] > length >> 6) return false;
  const endAt = at[blocks] + (length >> 6) - low[blocks];
  if (((reached[endAt] >> <u64>(length & 63)) & 1) == 0) return false;

  // right to left: keep what the blocks after it also allow; what both sides allow is possible
  for (let i = 0; i < colors * words; i++) out[i] = 0;
  findRuns(planes, base, words);
  for (let w = low[blocks]; w <= high[blocks]; w++) down[w] = 0;
  down[length >> 6] = (<u64>1) << (<u64>(length & 63));
  for (let s = segments - 1; s >= 0; s--) {
    const first = s * perSegment;
    const last = min(first + perSegment - 1, blocks);
    if (s < segments - 1) {
      if (s == 0) openFirst(planes, base);
      else copyWords(reached, 0, checkpoints, s * span, high[first] - low[first] + 1);
      walk(from, planes, base, first, last + 1, blocks);
    }
    for (let k = last; k >= first; k--) {
      if (k < blocks) {
        stepBack(from, planes, base, k, blocks, words, out);
        noteWindow(k);
      }
      floodBack(planes, base, k);
      paintBlanks(planes, base, k, out);
    }
  }
  return true;
}

function reserve(words: i32, blocks: i32, span: i32, perSegment: i32, segments: i32, l: i32): void {
  const distinct = firstStretch[l + 1] - firstStretch[l];
  const store = min(span, words + 1) * (perSegment + 1) + 2 * words + 2;
  if (low.length < blocks + 1) {
    low = new StaticArray<i32>(2 * blocks + 1);
    high = new StaticArray<i32>(2 * blocks + 1);
    at = new StaticArray<i32>(2 * blocks + 1);
  }
  if (reached.length < store) {
    reached = new StaticArray<u64>(store + (store >> 2));
    starts = new StaticArray<u64>(store + (store >> 2));
  }
  if (checkpoints.length < (segments + 1) * span) {
    checkpoints = new StaticArray<u64>((segments + 1) * span);
  }
  if (stretches.length < distinct * words) stretches = new StaticArray<u64>(distinct * words * 2);
  if (down.length < words + 1) {
    runs = new StaticArray<u64>(5 * (words + 1));
    down = new StaticArray<u64>(words + 1);
    next = new StaticArray<u64>(words + 1);
  }
}

function copyWords(to: Words, atWord: i32, source: Words, from: i32, n: i32): void {
  memory.copy(
    changetype<usize>(to) + ((<usize>atWord) << 3),
    changetype<usize>(source) + ((<usize>from) << 3),
    (<usize>n) << 3,
  );
}

/** Finds where stretches of each distinct (ink, size) of the line begin. */
function findStretches(l: i32, planes: Words, base: i32, words: i32): void {
  const first = firstStretch[l];
  const last = firstStretch[l + 1];
  for (let i = first; i < last; i++) {
    const ink = stretchInks[i];
    const size = stretchSizes[i];
    const to = (i - first) * words;
    // sizes of one ink ascend, so each stretch is built from the one before it
    let have = 1;
    if (i > first && stretchInks[i - 1] == ink) {
      copyWords(stretches, to, stretches, to - words, words);
      have = stretchSizes[i - 1];
    } else {
      copyWords(stretches, to, planes, base + ink * words, words);
    }
    while (have < size) {
      const more = min(have, size - have);
      const skip = more >> 6;
      const shift = <u64>(more & 63);
      for (let w = 0; w < words; w++) {
        const here = w + skip < words ? stretches[to + w + skip] : 0;
        const above = w + skip + 1 < words ? stretches[to + w + skip + 1] : 0;
        stretches[to + w] &= shift == 0 ? here : (here >> shift) | (above << (64 - shift));
      }
      have += more;
    }
  }
}

/** Writes to `reached` where block 0 may begin: the start of the line and what blanks lead to. */
function openFirst(planes: Words, base: i32): void {
  let ends: u64 = 1;
  let carry: u64 = 0;
  for (let w = low[0]; w <= high[0]; w++) {
    const blank = planes[base + w];
    const enter = ends & blank;
    const sum = blank + enter + carry;
    carry = ((blank & enter) | ((blank | enter) & ~sum)) >> 63;
    reached[w] = ends | (sum ^ blank);
    ends = 0;
  }
}

/** Places blocks `first..end-1`. Returns false on a conflict. */
function walk(from: i32, planes: Words, base: i32, first: i32, end: i32, blocks: i32): bool {
  const words = high[blocks] + 1;
  at[first] = 0;
  for (let k = first; k < end; k++) {
    const lo = low[k];
    const hi = high[k];
    const here = at[k] - lo;
    const stretch = stretchOf[from + k] * words;

    // starts: reachable, with a blank before where one is needed, and the block's cells free
    let seen = -1;
    if (gaps[from + k] == 0) {
      for (let w = lo; w <= hi; w++) {
        const begins = reached[here + w] & stretches[stretch + w];
        starts[here + w] = begins;
        if (begins != 0 && seen < 0) seen = w;
      }
    } else {
      let carry: u64 = 0;
      for (let w = lo; w <= hi; w++) {
        const left = reached[here + w] & planes[base + w];
        const begins = ((left << 1) | carry) & stretches[stretch + w];
        carry = left >> 63;
        starts[here + w] = begins;
        if (begins != 0 && seen < 0) seen = w;
      }
    }
    if (seen < 0) return false;

    // flood the ends of the block upwards through blanks: the next block may begin there
    const size = sizes[from + k];
    const skip = size >> 6;
    const shift = <u64>(size & 63);
    const nextLow = seen + skip;
    const nextHigh = high[k + 1];
    const there = here + hi + 1 - nextLow;
    low[k + 1] = nextLow;
    at[k + 1] = here + hi + 1;
    if (nextLow > nextHigh) return false;
    let carry: u64 = 0;
    for (let w = nextLow; w <= nextHigh; w++) {
      const source = w - skip;
      const same = source <= hi ? starts[here + source] : 0;
      const below = source > lo && source - 1 <= hi ? starts[here + source - 1] : 0;
      const ends = shift == 0 ? same : (same << shift) | (below >> (64 - shift));
      const blank = planes[base + w];
      const enter = ends & blank;
      const sum = blank + enter + carry;
      carry = ((blank & enter) | ((blank | enter) & ~sum)) >> 63;
      reached[there + w] = ends | (sum ^ blank);
    }
  }
  return true;
}

/** Finds the cells where 2, 4, ... 32 blanks of one word begin. */
function findRuns(planes: Words, base: i32, words: i32): void {
  for (let w = 0; w < words; w++) {
    const blank = planes[base + w];
    const runs2 = blank & (blank >> 1);
    const runs4 = runs2 & (runs2 >> 2);
    const runs8 = runs4 & (runs4 >> 4);
    const runs16 = runs8 & (runs8 >> 8);
    runs[5 * w] = runs2;
    runs[5 * w + 1] = runs4;
    runs[5 * w + 2] = runs8;
    runs[5 * w + 3] = runs16;
    runs[5 * w + 4] = runs16 & (runs16 >> 16);
  }
}

/**
 * Moves `down` back from the starts of the blocks after `k` to those of block `k`; fills its cells.
 */
function stepBack(
  from: i32,
  planes: Words,
  base: i32,
  k: i32,
  blocks: i32,
  words: i32,
  out: Words,
): void {
  const size = sizes[from + k];
  const lo = low[k];
  const hi = high[k];
  const lowAfter = low[k + 1];
  const highAfter = high[k + 1];

  // where may the block end? where the next block may begin, or one cell before that if it is blank
  if (k + 1 < blocks && gaps[from + k + 1] != 0) {
    for (let w = lowAfter; w <= highAfter; w++) {
      const above = w < highAfter ? down[w + 1] : 0;
      down[w] = ((down[w] >> 1) | (above << 63)) & planes[base + w];
    }
  }
  const skip = size >> 6;
  const shift = <u64>(size & 63);
  const here = at[k] - lo;
  const plane = inks[from + k] * words;
  let filledTo = 0;
  for (let w = lo; w <= hi; w++) {
    const source = w + skip;
    const same = source >= lowAfter && source <= highAfter ? down[source] : 0;
    const above = source + 1 >= lowAfter && source < highAfter ? down[source + 1] : 0;
    const ends = shift == 0 ? same : (same >> shift) | (above << (64 - shift));
    let begins = starts[here + w] & ends;
    next[w] = begins;

    // each run of starts a..b fills cells a..b+size-1
    while (begins != 0) {
      const a = <i32>ctz(begins);
      const run = <i32>ctz(~(begins >> <u64>a));
      const cell = (w << 6) + a;
      const to = cell + run - 1 + size;
      if (filledTo < to) fillCells(out, plane, max(filledTo, cell), to);
      filledTo = to;
      begins = a + run >= 64 ? 0 : begins & (~(<u64>0) << (<u64>(a + run)));
    }
  }
  const used = down;
  down = next;
  next = used;
}

/** Writes the first and last start of block `k`, which `down` holds until it is flooded. */
function noteWindow(k: i32): void {
  const notes = windows;
  if (notes === null) return;
  let first = low[k];
  let last = high[k];
  while (down[first] == 0) first++;
  while (down[last] == 0) last--;
  notes[2 * k] = (first << 6) + <i32>ctz(down[first]);
  notes[2 * k + 1] = (last << 6) + 63 - <i32>clz(down[last]);
}

/** Floods `down` downwards through blanks, over the window of block `k`. */
function floodBack(planes: Words, base: i32, k: i32): void {
  let carry: u64 = 0;
  for (let w = high[k]; w >= low[k]; w--) {
    let set = down[w];
    if (carry == 0 && set == 0) continue;
    const blank = planes[base + w];
    if (carry != 0) set |= blank & ((<u64>1) << 63);
    set |= (set >> 1) & blank;
    set |= (set >> 2) & runs[5 * w];
    set |= (set >> 4) & runs[5 * w + 1];
    set |= (set >> 8) & runs[5 * w + 2];
    set |= (set >> 16) & runs[5 * w + 3];
    set |= (set >> 32) & runs[5 * w + 4];
    down[w] = set;
    carry = set & 1;
  }
}

/**
 * Marks the cells that may be blank before block `k`: reachable, with room after them for the rest.
 */
function paintBlanks(planes: Words, base: i32, k: i32, out: Words): void {
  const lo = low[k];
  const hi = high[k];
  const here = at[k] - lo;
  for (let w = lo; w <= hi; w++) {
    const above = w < hi ? down[w + 1] : 0;
    const follow = (down[w] >> 1) | (above << 63);
    out[w] |= reached[here + w] & planes[base + w] & follow;
  }
}
