/**
 * One line as techniques see it: its clue, the candidates of its cells, and for each block the
 * cells in which it must lie, given everything that is known of the line.
 *
 * The ranges are what a person finds by pushing all blocks to one end and then to the other: exact,
 * and the same for everybody.
 */
import type { Clue, Line } from '@nonokit/core';
import type { Colors } from '../candidates.js';
import { type Arrangements, arrange } from './arrange.js';
import { type Packing, packingOf } from './packing.js';

/** A line in the middle of a puzzle. */
export interface LineState extends Packing, Arrangements {
  readonly line: Line;
  readonly clue: Clue;
  /** Per cell: its candidates. */
  readonly cells: Int32Array;
  /** Per cell: the inks of the clue that crosses the line there. */
  readonly across: Int32Array;
  /** What techniques share. */
  readonly seen: Seen;
}

/** What several techniques look at, computed when it is first asked for since the last `look`. */
export interface Seen {
  /** What the line implies and nobody has said yet: bits of `PENDING`; 0 if it implies nothing. */
  pending: number;
  runs: readonly Run[] | undefined;
  trimmed: Trimmed | undefined;
}

/**
 * Kinds of what a line implies. Techniques say which of them they prove, so that none is tried in
 * vain: of a hundred trials in pictures of an archive that spares forty.
 */
export const PENDING = {
  /** A cell has one ink. */
  fill: 1,
  /** A cell is blank. */
  blank: 2,
  /** A cell has not an ink that it could have. */
  loss: 4,
  /** Every cell is known. */
  whole: 8,
  /** Anything at all. */
  any: 16,
} as const;

/**
 * A line whose candidates are all open; `update` must be called before it is shown to a technique. Its arrays
 * lie in `room` from `at` on, as many words as `roomOf` says.
 */
export function lineState(
  line: Line,
  clue: Clue,
  length: number,
  room: ArrayBuffer = new ArrayBuffer(4 * roomOf(clue, length)),
  at = 0,
): LineState {
  const blocks = clue.length;
  const cells = new Int32Array(room, 4 * at, length);
  const across = new Int32Array(room, 4 * (at + length), length).fill(-1);
  const settled = new Int32Array(room, 4 * (at + 2 * length), length);
  const first = new Int32Array(room, 4 * (at + 3 * length), blocks);
  const last = new Int32Array(room, 4 * (at + 3 * length + blocks), blocks);
  const seen: Seen = { pending: 0, runs: undefined, trimmed: undefined };
  return { ...packingOf(clue, length), line, clue, cells, across, first, last, settled, seen };
}

/** Words that a line's arrays take. */
export function roomOf(clue: Clue, length: number): number {
  return 3 * length + 2 * clue.length;
}

/**
 * Computes ranges and settled cells from `cells`, and looks. Returns false if no arrangement agrees
 * with them.
 */
export function update(state: LineState): boolean {
  if (!arrange(state, state.cells, state)) return false;
  look(state);
  return true;
}

/**
 * Notes that cells have changed. Enough, instead of `update`, where they only lost what the line had
 * ruled out already: it has the same arrangements as before.
 */
export function look({ cells, settled, length, seen }: LineState): void {
  let pending = 0;
  let whole: number = PENDING.whole;
  for (let x = 0; x < length; x++) {
    const left = settled[x];
    const isKnown = (left & (left - 1)) === 0;
    if (!isKnown) whole = 0;
    const gone = cells[x] & ~left;
    if (gone === 0) continue;
    pending |= PENDING.any;
    if (gone > 1) pending |= PENDING.loss;
    if (isKnown) pending |= left === 1 ? PENDING.blank : PENDING.fill;
  }
  seen.pending = pending === 0 ? 0 : pending | whole;
  seen.runs = undefined;
  seen.trimmed = undefined;
}

/** True if the line has a cell `x` and implies something of it that is not known yet. */
export function isPending({ cells, settled, length }: LineState, x: number): boolean {
  return x >= 0 && x < length && cells[x] !== settled[x];
}

/** A stretch of neighbouring cells that are all known to have one ink. */
export interface Run {
  /** Its first and last cell. */
  readonly from: number;
  readonly to: number;
  readonly ink: Colors;
  /** The blocks that it can be part of, once `blocksOf` has been asked. */
  blocks: readonly number[] | undefined;
}

/** The runs of a line, from its beginning: the longest stretches of cells known to have one ink. */
export function runsOf(state: LineState): readonly Run[] {
  state.seen.runs ??= findRuns(state);
  return state.seen.runs;
}

function findRuns({ cells, length }: LineState): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < length; ) {
    const ink = cells[x];
    const from = x++;
    if (ink <= 1 || (ink & (ink - 1)) !== 0) continue;
    while (x < length && cells[x] === ink) x++;
    runs.push({ from, to: x - 1, ink, blocks: undefined });
  }
  return runs;
}

/** The places of a run's cells. */
export function placesOf({ from, to }: Run): number[] {
  const places: number[] = [];
  for (let x = from; x <= to; x++) places.push(x);
  return places;
}

/**
 * The blocks, by index, that a run can be part of: of its colour, long enough, in a place within
 * their range that no cell forbids and that does not end right beside another cell of the colour.
 */
export function blocksOf(state: LineState, run: Run): readonly number[] {
  run.blocks ??= findBlocks(state, run);
  return run.blocks;
}

function findBlocks(state: LineState, run: Run): number[] {
  const found: number[] = [];
  const { sizes, inks, first, last } = state;
  for (let k = 0; k < sizes.length; k++) {
    if (inks[k] !== run.ink) continue;
    const size = sizes[k];
    const least = Math.max(first[k], run.to - size + 1);
    const most = Math.min(last[k], run.from);
    for (let start = least; start <= most; start++) {
      if (!fitsAt(state, k, start)) continue;
      found.push(k);
      break;
    }
  }
  return found;
}

/**
 * The part of a line that is left when its finished ends are crossed off: blocks `first..last` in
 * cells `from..to`; of no use if last < first.
 */
export interface Trimmed {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
  /** Cells of the part minus the least length of its blocks. */
  readonly slack: number;
}

/** True if block `k` can begin at `start` as far as the cells under it and right beside it tell. */
export function fitsAt(
  { cells, sizes, inks, length }: LineState,
  k: number,
  start: number,
): boolean {
  const ink = inks[k];
  const stop = start + sizes[k];
  if (start > 0 && cells[start - 1] === ink) return false;
  if (stop < length && cells[stop] === ink) return false;
  for (let x = start; x < stop; x++) if ((cells[x] & ink) === 0) return false;
  return true;
}
