/**
 * One look at a line: its cells as sets, its runs with the blocks that they can be part of, and
 * the rest without its finished ends. What `lines/line-state.ts`, `lines/trimmed.ts` and
 * `lines/exclusions.ts` say of a line, on words.
 *
 * All values are scratch; `lookAt` sets them, and `findRuns` and `trim` the parts of their own.
 */
import {
  blanks,
  blockCounts,
  crossings,
  firsts,
  inks,
  lasts,
  lengths,
  lowestCell,
  MOST_BLOCKS,
  MOST_CELLS,
  settledBlanks,
  settledInks,
  sizes,
  span,
  starts,
  totals,
} from './small-lines.js';

/** The line that is looked at. */
export const look = {
  /** Index of its first block in the arrays of blocks, and the number of its blocks. */
  at: 0,
  blocks: 0,
  length: 0,
  total: 0,
  /** The cells that may be ink, that may be blank, and that are known to be ink. */
  ink: 0,
  blank: 0,
  known: 0,
  /** The same in the arrangements of the line. */
  settledInk: 0,
  settledBlank: 0,
  /** The cells of which the line implies something new. */
  pending: 0,
  /** The cells whose crossing line has blocks. */
  crossing: 0,
};

/** Looks at line `l`, which is settled. */
export function lookAt(l: number): void {
  look.at = l * MOST_BLOCKS;
  look.blocks = blockCounts[l];
  look.length = lengths[l];
  look.total = totals[l];
  look.ink = inks[l];
  look.blank = blanks[l];
  look.known = inks[l] & ~blanks[l];
  look.settledInk = settledInks[l];
  look.settledBlank = settledBlanks[l];
  look.pending = (inks[l] ^ settledInks[l]) | (blanks[l] ^ settledBlanks[l]);
  look.crossing = crossings[l];
}

/** The runs: the longest stretches of cells known to be ink. */
export const runs = {
  count: 0,
  from: new Int32Array(MOST_CELLS),
  to: new Int32Array(MOST_CELLS),
  /** Their blocks as sets, or -1; see `blocksOfRun`. */
  blocks: new Int32Array(MOST_CELLS),
};

/** True if the line implies something new about a cell right beside a run. */
export function hasNewsBesideRuns(): boolean {
  return (((look.known << 1) | (look.known >>> 1)) & look.pending) !== 0;
}

/** Finds the runs of the line. */
export function findRuns(): void {
  let count = 0;
  for (let rest = look.known; rest !== 0; count++) {
    const from = lowestCell(rest);
    const to = from + lowestCell(~(rest >>> from)) - 1;
    runs.from[count] = from;
    runs.to[count] = to;
    runs.blocks[count] = -1;
    rest &= ~span(from, to);
  }
  runs.count = count;
}

/** The set of the blocks that run `i` can be part of. */
export function blocksOfRun(i: number): number {
  if (runs.blocks[i] < 0) runs.blocks[i] = blocksOf(runs.from[i], runs.to[i]);
  return runs.blocks[i];
}

function blocksOf(from: number, to: number): number {
  let found = 0;
  for (let k = 0; k < look.blocks; k++) {
    const size = sizes[look.at + k];
    const least = Math.max(firsts[look.at + k], to - size + 1);
    const most = Math.min(lasts[look.at + k], from);
    for (let start = least; start <= most; start++) {
      if (!fitsAt(start, size)) continue;
      found |= 1 << k;
      break;
    }
  }
  return found;
}

/** True if the cells under and right beside it allow a block to begin at `start`. */
function fitsAt(start: number, size: number): boolean {
  const cells = span(start, start + size - 1);
  const beside = (1 << (start + size)) | ((1 << start) >>> 1);
  return (cells & ~look.ink) === 0 && (beside & look.known) === 0;
}

/** The size of the first block in a set. */
export function sizeOfFirst(blocks: number): number {
  return sizes[look.at + lowestCell(blocks)];
}

/** The size of the smallest block in a set that is not empty. */
export function leastSize(blocks: number): number {
  let least = MOST_CELLS;
  for (let rest = blocks; rest !== 0; rest &= rest - 1) {
    least = Math.min(least, sizeOfFirst(rest));
  }
  return least;
}

/** True if all blocks of a set have this size. */
export function haveSize(blocks: number, size: number): boolean {
  for (let rest = blocks; rest !== 0; rest &= rest - 1) {
    if (sizeOfFirst(rest) !== size) return false;
  }
  return true;
}

/** True if the line has a cell `x` and implies something new about it. */
export function isPending(x: number): boolean {
  return x >= 0 && ((look.pending >>> x) & 1) !== 0;
}

/** The rest after the finished ends are crossed off; see `Trimmed`. */
export const rest = { from: 0, to: 0, first: 0, last: 0, slack: 0 };

/** Crosses off the finished ends of the line. */
export function trim(): void {
  const { at, blocks, length, ink, known } = look;
  let from = 0;
  let first = 0;
  for (;;) {
    while (from < length && ((ink >>> from) & 1) === 0) from++;
    const size = first < blocks ? sizes[at + first] : 0;
    if (size === 0 || (span(from, from + size - 1) & ~known) !== 0) break;
    from += size;
    first++;
    if (first < blocks) from++;
  }
  let to = length - 1;
  let last = blocks - 1;
  for (;;) {
    while (to >= from && ((ink >>> to) & 1) === 0) to--;
    const size = last >= first ? sizes[at + last] : 0;
    if (size === 0 || (span(to - size + 1, to) & ~known) !== 0) break;
    to -= size;
    last--;
    if (last >= first) to--;
  }
  rest.from = from;
  rest.to = to;
  rest.first = first;
  rest.last = last;
  rest.slack = 0;
  if (last < first) return;
  const needed = starts[at + last] + sizes[at + last] - starts[at + first];
  rest.slack = to - from + 1 - needed;
}

/** The start of block `k` when all blocks are pushed to the beginning of the rest. */
export function pushedStart(k: number): number {
  return rest.from + starts[look.at + k] - starts[look.at + rest.first];
}

/** The number of neighbouring cells around a run that may be ink. */
function roomAround(from: number, to: number): number {
  let begin = from;
  let end = to + 1;
  while (begin > 0 && ((look.ink >>> (begin - 1)) & 1) !== 0) begin--;
  while (end < look.length && ((look.ink >>> end) & 1) !== 0) end++;
  return end - begin;
}

/** The kinds of reasons why a block does not hold a run, as in `Exclusion`. */
const COMPLETE = 0;
const NO_ROOM = 1;
const BEFORE = 2;
const AFTER = 3;

/**
 * The number of reasons why the blocks of a set do not hold their runs: the run `from..to` for
 * blocks before `turn`, and `rightFrom..rightTo` for the others.
 */
export function countReasons(blocks: number, turn: number, left: Run, right: Run): number {
  let before = -1;
  let after = look.blocks;
  let complete = 0;
  let noRoom = 0;
  for (let set = blocks; set !== 0; set &= set - 1) {
    const k = lowestCell(set);
    const kind = chooseKind(k, k < turn ? left : right);
    if (kind === COMPLETE) complete |= 1 << k;
    else if (kind === NO_ROOM) noRoom |= 1 << k;
    else if (kind === BEFORE) before = k;
    else if (after === look.blocks) after = k;
  }
  // the order of the clue holds for the blocks beyond these as well
  const open = span(before + 1, after - 1);
  let reasons = before >= 0 ? 1 : 0;
  if (after < look.blocks) reasons++;
  if ((complete & open) !== 0) reasons++;
  return (noRoom & open) !== 0 ? reasons + 1 : reasons;
}

/** The first and last cell of a run. */
export interface Run {
  readonly from: number;
  readonly to: number;
}

/** Why block `k` does not hold the run, in the form that is easiest to see. */
function chooseKind(k: number, { from, to }: Run): number {
  const first = firsts[look.at + k];
  const last = lasts[look.at + k];
  const size = sizes[look.at + k];
  if (first === last && (span(first, first + size - 1) & ~look.known) === 0) return COMPLETE;
  if (roomAround(from, to) < size) return NO_ROOM;
  if (last + size - 1 < to) return BEFORE;
  return first > from ? AFTER : NO_ROOM;
}
