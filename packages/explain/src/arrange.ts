/**
 * All arrangements of one line at once: where each block may begin, and what that leaves of each
 * cell.
 *
 * The two-pass dynamic programme of every complete line solver (for instance Batenburg and Kosters,
 * 2009), on offsets: block k begins at its least start plus an offset from 0 to the slack, and
 * offsets never fall along the line. The solver's own kernels answer only what a cell may be; a
 * person's reasons are about blocks, so this one keeps the starts.
 */
import { type Clue, needsGap } from '@nonokit/core';

/** A clue, laid out for counting: block k takes `sizes[k]` cells from its least start on. */
export interface Layout {
  /** Cells of the line. */
  readonly length: number;
  /** Per block. */
  readonly sizes: Int32Array;
  /** Per block: the set that holds its colour alone. */
  readonly inks: Int32Array;
  /** Per block: 1 if a blank must stand before it, since its neighbour has its colour. */
  readonly gaps: Int32Array;
  /** Per block: its start when everything is pushed to the beginning. */
  readonly starts: Int32Array;
  /** Cells that the tightest arrangement leaves over; negative if the clue does not fit. */
  readonly slack: number;
}

/** Lays out a clue in a line of `length` cells. */
export function layoutOf(clue: Clue, length: number): Layout {
  const sizes = Int32Array.from(clue, ({ size }) => size);
  const inks = Int32Array.from(clue, ({ color }) => 1 << color);
  const gaps = Int32Array.from(clue, (_, k) => (needsGap(clue, k) ? 1 : 0));
  const starts = new Int32Array(clue.length);
  let end = 0;
  clue.forEach(({ size }, k) => {
    starts[k] = end + (gaps[k] as number);
    end = (starts[k] as number) + size;
  });
  return { length, sizes, inks, gaps, starts, slack: length - end };
}

/** What all arrangements that agree with a line's candidates have in common. */
export interface Arrangements {
  /** Per block: its least start. */
  readonly first: Int32Array;
  /** Per block: its greatest start. */
  readonly last: Int32Array;
  /** Per cell: the colours it has in some arrangement. */
  readonly settled: Int32Array;
}

/** Scratch: may the blocks before (after) block k take up the line as far as offset i? */
let before = new Uint8Array(1024);
let after = new Uint8Array(1024);

/**
 * Fills `out` with what the arrangements of `layout` that agree with `cells` have in common.
 * Returns false, and leaves `out` unspecified, if none agrees.
 */
export function arrange(layout: Layout, cells: Int32Array, out: Arrangements): boolean {
  const { sizes, inks, gaps, starts, slack, length } = layout;
  if (slack < 0) return false;
  const blocks = sizes.length;
  const stride = slack + 1;
  if (before.length < (blocks + 1) * stride) {
    before = new Uint8Array(2 * (blocks + 1) * stride);
    after = new Uint8Array(before.length);
  }
  const { first, last, settled } = out;
  settled.fill(0, 0, length);

  // right to left: offsets at which block k and all after it still fit
  let end = length - slack;
  let row = blocks * stride;
  after[row + slack] = 1;
  for (let i = slack - 1; i >= 0; i--) {
    after[row + i] = (after[row + i + 1] as number) & (cells[end + i] as number) & 1;
  }
  for (let k = blocks - 1; k >= 0; k--) {
    const start = starts[k] as number;
    const size = sizes[k] as number;
    const ink = inks[k] as number;
    const gap = gaps[k] as number;
    end = start - gap;
    row -= stride;
    // the nearest cell from here on that cannot have the colour
    let barrier = length;
    for (let x = start + slack + size - 1; x > start + slack; x--) {
      if (((cells[x] as number) & ink) === 0) barrier = x;
    }
    let onwards = 0;
    for (let i = slack; i >= 0; i--) {
      const x = start + i;
      if (((cells[x] as number) & ink) === 0) barrier = x;
      const blank = (cells[end + i] as number) & 1;
      const fits =
        barrier >= x + size && (gap === 0 || blank !== 0) && after[row + stride + i] !== 0;
      onwards = fits ? 1 : onwards & blank;
      after[row + i] = onwards;
    }
  }
  if (after[0] === 0) return false;

  // left to right: keep what the blocks before allow too; what both sides allow is possible
  before[0] = 1;
  for (let i = 1; i <= slack; i++) {
    before[i] = (before[i - 1] as number) & (cells[i - 1] as number) & 1;
  }
  row = 0;
  for (let k = 0; k < blocks; k++, row += stride) {
    const start = starts[k] as number;
    const size = sizes[k] as number;
    const ink = inks[k] as number;
    const gap = gaps[k] as number;
    const next = row + stride;
    end = start - gap;
    let least = -1;
    let most = -1;
    let covered = start;
    let reached = 0;
    let barrier = start - 1;
    for (let x = start; x < start + size - 1; x++) {
      if (((cells[x] as number) & ink) === 0) barrier = x;
    }
    const stop = start + size;
    for (let i = 0; i <= slack; i++) {
      const x = start + i;
      const blank = (cells[end + i] as number) & 1;
      if (((cells[x + size - 1] as number) & ink) === 0) barrier = x + size - 1;
      // an extra blank before the block
      if (i < slack && before[row + i] !== 0 && blank !== 0 && after[row + i + 1] !== 0) {
        settled[end + i] = (settled[end + i] as number) | 1;
      }
      const here = barrier < x && before[row + i] !== 0 && (gap === 0 || blank !== 0);
      if (here && after[next + i] !== 0) {
        if (least < 0) least = x;
        most = x;
        if (gap !== 0) settled[end + i] = (settled[end + i] as number) | 1;
        for (let y = covered > x ? covered : x; y < x + size; y++) {
          settled[y] = (settled[y] as number) | ink;
        }
        covered = x + size;
      }
      reached = here ? 1 : i > 0 ? reached & (cells[stop + i - 1] as number) & 1 : 0;
      before[next + i] = reached;
    }
    first[k] = least;
    last[k] = most;
  }
  end = length - slack;
  for (let i = 0; i < slack; i++) {
    const blank = (cells[end + i] as number) & 1;
    if (before[row + i] !== 0 && blank !== 0 && after[row + i + 1] !== 0) {
      settled[end + i] = (settled[end + i] as number) | 1;
    }
  }
  return true;
}
