/**
 * Settles a line of any length with any inks: positions are in many words.
 *
 * It makes the same two passes as `settle-word.ts`. Three things keep long lines cheap. Block k can
 * only begin in a window of slack + 1 positions after its leftmost start, so only those words are
 * touched. Stretches are searched once per distinct (ink, size). Cells are filled by runs of
 * starts, not one by one.
 *
 * The first pass would store blocks x slack bits for the second, which is too much for lines such
 * as 200,000 cells with 50,000 blocks. For those it keeps only every n-th step as a checkpoint and
 * repeats the stretch in between.
 */
import { lowestBit } from './bits.js';
import { countWords, type Lines } from './lines.js';

/** Words that the first pass may store before it keeps only checkpoints: 64 MB. */
const MOST_WORDS = 1 << 24;

/**
 * Scratch of `settleLong`, which grows with the lines. All arrays over blocks are relative to the
 * line's first block; a window is a range of words, both ends included.
 */
const scratch = {
  /** Word windows of the starts of each block, and, at index `blocks`, of the end of the line. */
  low: new Int32Array(0),
  high: new Int32Array(0),
  /** Start indices of a segment's windows in `reached` and `starts`. */
  at: new Int32Array(0),
  /** Positions where block k, or a blank before it, may begin given the blocks before it. */
  reached: new Int32Array(0),
  /** Positions where block k may begin given the blocks before it and its own cells. */
  starts: new Int32Array(0),
  /** `reached` of the first block of each segment, one after the other. */
  checkpoints: new Int32Array(0),
  /** The starts of stretches: a plane for each distinct (ink, size) of the line. */
  stretches: new Int32Array(0),
  /** Runs of 2, 4, 8 and 16 blanks within words. */
  runs: new Int32Array(0),
  /** Two sets of positions for the pass from right to left. */
  down: new Int32Array(0),
  next: new Int32Array(0),
};

/**
 * Settles line `l`, whose planes begin at `base` in `planes`, into `out`, which has the same layout
 * from 0. Returns false on a conflict, and `out` is then unspecified; otherwise `out` is sound,
 * complete and settled (see `settleWord`). Takes about blocks x slack / 32 steps. `mostWords`
 * limits the words that the first pass stores; only tests need to choose it. `windows`, if given,
 * receives the first and last possible start of each block of the line, two entries for each block.
 */
export function settleLong(
  lines: Lines,
  l: number,
  planes: Int32Array,
  base: number,
  out: Int32Array,
  mostWords = MOST_WORDS,
  windows?: Int32Array,
): boolean {
  const words = countWords(lines, l);
  const from = lines.firstBlock[l];
  const blocks = lines.firstBlock[l + 1] - from;
  const slack = lines.slacks[l];
  const length = l < lines.height ? lines.width : lines.height;
  const colors = lines.firstColor[l + 1] - lines.firstColor[l];

  const span = (slack >>> 5) + 3;
  const perSegment = Math.max(1, Math.min(blocks + 1, Math.floor(mostWords / span)));
  const segments = Math.floor(blocks / perSegment) + 1;
  reserve(words, blocks, span, perSegment, segments, lines, l);
  findStretches(lines, l, planes, base, words);

  // windows of starts, from the clue alone; the first pass narrows them from the left
  const { low, high } = scratch;
  for (let k = 0; k < blocks; k++) {
    const least = lines.leastStarts[from + k];
    low[k] = k === 0 ? 0 : least >>> 5;
    high[k] = (least + slack) >>> 5;
  }
  low[blocks] = 0;
  high[blocks] = words - 1;

  // left to right, segment by segment
  const { reached, checkpoints } = scratch;
  openFirst(planes, base, reached);
  for (let s = 0; s < segments; s++) {
    const first = s * perSegment;
    const size = high[first] - low[first] + 1;
    if (s > 0) keepWords(checkpoints, s * span, reached, 0, size);
    if (!walk(lines, from, planes, base, first, Math.min(first + perSegment, blocks), blocks)) {
      return false;
    }
    if (s < segments - 1) {
      const last = first + perSegment;
      const count = high[last] - low[last] + 1;
      keepWords(reached, 0, reached, scratch.at[last], count);
    }
  }
  const endAt = scratch.at[blocks] + (length >>> 5) - low[blocks];
  if (low[blocks] > length >>> 5) return false;
  if (((reached[endAt] >>> (length & 31)) & 1) === 0) return false;

  // right to left: keep what the blocks after it also allow; what both sides allow is possible
  out.fill(0, 0, colors * words);
  findRuns(planes, base, words);
  const { down } = scratch;
  down.fill(0, low[blocks], high[blocks] + 1);
  down[length >>> 5] = 1 << (length & 31);
  for (let s = segments - 1; s >= 0; s--) {
    const first = s * perSegment;
    const last = Math.min(first + perSegment - 1, blocks);
    if (s < segments - 1) {
      const size = high[first] - low[first] + 1;
      if (s === 0) openFirst(planes, base, reached);
      else keepWords(reached, 0, checkpoints, s * span, size);
      walk(lines, from, planes, base, first, last + 1, blocks);
    }
    for (let k = last; k >= first; k--) {
      if (k < blocks) {
        stepBack(lines, from, planes, base, k, blocks, words, out);
        if (windows !== undefined) noteWindow(k, windows);
      }
      floodBack(planes, base, k);
      paintBlanks(planes, base, k, out);
    }
  }
  return true;
}

/** Makes `scratch` large enough for line `l`. */
function reserve(
  words: number,
  blocks: number,
  span: number,
  perSegment: number,
  segments: number,
  lines: Lines,
  l: number,
): void {
  const distinct = lines.firstStretch[l + 1] - lines.firstStretch[l];
  // the windows of block 0 and of the end of the line may be as long as the line
  const store = Math.min(span, words + 1) * (perSegment + 1) + 2 * words + 2;
  grow('low', blocks + 1);
  grow('high', blocks + 1);
  grow('at', blocks + 1);
  grow('reached', store);
  grow('starts', store);
  grow('checkpoints', (segments + 1) * span);
  grow('stretches', distinct * words);
  grow('runs', 4 * words);
  grow('down', words + 1);
  grow('next', words + 1);
}

function grow(name: keyof typeof scratch, size: number): void {
  if (scratch[name].length < size) scratch[name] = new Int32Array(size + (size >>> 2));
}

function keepWords(to: Int32Array, at: number, source: Int32Array, from: number, n: number): void {
  to.set(source.subarray(from, from + n), at);
}

/** Finds where stretches of each distinct (ink, size) of the line begin. */
function findStretches(
  lines: Lines,
  l: number,
  planes: Int32Array,
  base: number,
  words: number,
): void {
  const { stretches } = scratch;
  const first = lines.firstStretch[l];
  const last = lines.firstStretch[l + 1];
  for (let i = first; i < last; i++) {
    const ink = lines.stretchInks[i];
    const size = lines.stretchSizes[i];
    const at = (i - first) * words;
    // sizes of one ink ascend, so each stretch is built from the one before it
    let have = 1;
    if (i > first && lines.stretchInks[i - 1] === ink) {
      stretches.copyWithin(at, at - words, at);
      have = lines.stretchSizes[i - 1];
    } else {
      const plane = base + ink * words;
      for (let w = 0; w < words; w++) stretches[at + w] = planes[plane + w];
    }
    while (have < size) {
      const more = have < size - have ? have : size - have;
      const skip = more >>> 5;
      const shift = more & 31;
      for (let w = 0; w < words; w++) {
        const here = w + skip < words ? stretches[at + w + skip] : 0;
        const above = w + skip + 1 < words ? stretches[at + w + skip + 1] : 0;
        const moved = shift === 0 ? here : (here >>> shift) | (above << (32 - shift));
        stretches[at + w] &= moved;
      }
      have += more;
    }
  }
}

/** Writes to `reached` where block 0 may begin: the start of the line and what blanks lead to. */
function openFirst(planes: Int32Array, base: number, reached: Int32Array): void {
  const { low, high } = scratch;
  let ends = 1;
  let carry = 0;
  for (let w = low[0]; w <= high[0]; w++) {
    const blank = planes[base + w];
    const enter = ends & blank;
    const sum = (blank + enter + carry) | 0;
    carry = ((blank & enter) | ((blank | enter) & ~sum)) >>> 31;
    reached[w] = ends | (sum ^ blank);
    ends = 0;
  }
}

/**
 * Places blocks `first..end-1` (at most up to the line's last). Reads `reached` of block `first`,
 * which is at 0 of the store; writes `starts` of these blocks and `reached` up to block `end`.
 * Returns false on a conflict.
 */
function walk(
  lines: Lines,
  from: number,
  planes: Int32Array,
  base: number,
  first: number,
  end: number,
  blocks: number,
): boolean {
  const { low, high, at, reached, starts, stretches } = scratch;
  const { sizes, gaps, stretchOf } = lines;
  const words = high[blocks] + 1;
  at[first] = 0;
  for (let k = first; k < end; k++) {
    const lo = low[k];
    const hi = high[k];
    const here = at[k] - lo;
    const stretch = stretchOf[from + k] * words;

    // starts: reachable, with a blank before where one is needed, and the block's cells free
    let seen = -1;
    if (gaps[from + k] === 0) {
      for (let w = lo; w <= hi; w++) {
        const begins = reached[here + w] & stretches[stretch + w];
        starts[here + w] = begins;
        if (begins !== 0 && seen < 0) seen = w;
      }
    } else {
      let carry = 0;
      for (let w = lo; w <= hi; w++) {
        const left = reached[here + w] & planes[base + w];
        const begins = ((left << 1) | carry) & stretches[stretch + w];
        carry = left >>> 31;
        starts[here + w] = begins;
        if (begins !== 0 && seen < 0) seen = w;
      }
    }
    if (seen < 0) return false;

    // flood the ends of the block upwards through blanks: the next block may begin there
    const size = sizes[from + k];
    const skip = size >>> 5;
    const shift = size & 31;
    const nextLow = seen + skip;
    const nextHigh = high[k + 1];
    const there = here + hi + 1 - nextLow;
    low[k + 1] = nextLow;
    at[k + 1] = here + hi + 1;
    if (nextLow > nextHigh) return false;
    let carry = 0;
    for (let w = nextLow; w <= nextHigh; w++) {
      const source = w - skip;
      const same = source <= hi ? starts[here + source] : 0;
      const below = source > lo && source - 1 <= hi ? starts[here + source - 1] : 0;
      const ends = shift === 0 ? same : (same << shift) | (below >>> (32 - shift));
      const blank = planes[base + w];
      const enter = ends & blank;
      const sum = (blank + enter + carry) | 0;
      carry = ((blank & enter) | ((blank | enter) & ~sum)) >>> 31;
      reached[there + w] = ends | (sum ^ blank);
    }
  }
  return true;
}

/** Finds the cells where 2, 4, 8 and 16 blanks of one word begin. */
function findRuns(planes: Int32Array, base: number, words: number): void {
  const { runs } = scratch;
  for (let w = 0; w < words; w++) {
    const blank = planes[base + w];
    const runs2 = blank & (blank >>> 1);
    const runs4 = runs2 & (runs2 >>> 2);
    const runs8 = runs4 & (runs4 >>> 4);
    runs[4 * w] = runs2;
    runs[4 * w + 1] = runs4;
    runs[4 * w + 2] = runs8;
    runs[4 * w + 3] = runs8 & (runs8 >>> 8);
  }
}

/**
 * Moves `down` back by one block. It holds the positions where the blocks after block `k` may
 * begin, over the window of block `k + 1`; afterwards it holds the starts of block `k` that occur
 * in some arrangement, over that block's own window. Fills the cells that the block covers.
 */
function stepBack(
  lines: Lines,
  from: number,
  planes: Int32Array,
  base: number,
  k: number,
  blocks: number,
  words: number,
  out: Int32Array,
): void {
  const { low, high, at, starts, down, next } = scratch;
  const size = lines.sizes[from + k];
  const lo = low[k];
  const hi = high[k];
  const lowAfter = low[k + 1];
  const highAfter = high[k + 1];

  // where may the block end? where the next may begin, or one cell before that if it is blank
  if (k + 1 < blocks && lines.gaps[from + k + 1] !== 0) {
    for (let w = lowAfter; w <= highAfter; w++) {
      const above = w < highAfter ? down[w + 1] : 0;
      down[w] = ((down[w] >>> 1) | (above << 31)) & planes[base + w];
    }
  }
  const skip = size >>> 5;
  const shift = size & 31;
  const here = at[k] - lo;
  const plane = lines.inks[from + k] * words;
  let filledTo = 0;
  for (let w = lo; w <= hi; w++) {
    const source = w + skip;
    const same = source >= lowAfter && source <= highAfter ? down[source] : 0;
    const above = source + 1 >= lowAfter && source < highAfter ? down[source + 1] : 0;
    const ends = shift === 0 ? same : (same >>> shift) | (above << (32 - shift));
    let begins = starts[here + w] & ends;
    next[w] = begins;

    // each run of starts a..b fills cells a..b+size-1
    while (begins !== 0) {
      const a = 31 - Math.clz32(begins & -begins);
      const beyond = ~(begins >>> a);
      const run = beyond === 0 ? 32 : 31 - Math.clz32(beyond & -beyond);
      const cell = (w << 5) + a;
      const to = cell + run - 1 + size;
      fillCells(out, plane, filledTo > cell ? filledTo : cell, to);
      filledTo = to;
      begins = a + run >= 32 ? 0 : begins & (-1 << (a + run));
    }
  }
  scratch.down = next;
  scratch.next = down;
}

/** Writes the first and last start of block `k`, which `down` holds until it is flooded. */
function noteWindow(k: number, windows: Int32Array): void {
  const { low, high, down } = scratch;
  let first = low[k];
  let last = high[k];
  while (down[first] === 0) first++;
  while (down[last] === 0) last--;
  windows[2 * k] = (first << 5) + lowestBit(down[first]);
  windows[2 * k + 1] = (last << 5) + 31 - Math.clz32(down[last]);
}

/** Sets bits `from..to-1` of the plane that begins at `plane`. */
function fillCells(out: Int32Array, plane: number, from: number, to: number): void {
  if (from >= to) return;
  const first = from >>> 5;
  const last = (to - 1) >>> 5;
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) {
    out[plane + first] |= head & tail;
    return;
  }
  out[plane + first] |= head;
  for (let w = first + 1; w < last; w++) out[plane + w] = -1;
  out[plane + last] |= tail;
}

/** Floods `down` downwards through blanks, over the window of block `k`. */
function floodBack(planes: Int32Array, base: number, k: number): void {
  const { low, high, down, runs } = scratch;
  let carry = 0;
  for (let w = high[k]; w >= low[k]; w--) {
    let set = down[w];
    if (carry === 0 && set === 0) continue;
    const blank = planes[base + w];
    if (carry !== 0) set |= blank & (1 << 31);
    set |= (set >>> 1) & blank;
    set |= (set >>> 2) & runs[4 * w];
    set |= (set >>> 4) & runs[4 * w + 1];
    set |= (set >>> 8) & runs[4 * w + 2];
    set |= (set >>> 16) & runs[4 * w + 3];
    down[w] = set;
    carry = set & 1;
  }
}

/**
 * Marks the cells that may be blank before block `k`: reachable, with room after them for the rest.
 */
function paintBlanks(planes: Int32Array, base: number, k: number, out: Int32Array): void {
  const { low, high, at, reached, down } = scratch;
  const lo = low[k];
  const hi = high[k];
  const here = at[k] - lo;
  for (let w = lo; w <= hi; w++) {
    const above = w < hi ? down[w + 1] : 0;
    const follow = (down[w] >>> 1) | (above << 31);
    const blanks = reached[here + w] & planes[base + w] & follow;
    out[w] |= blanks;
  }
}
