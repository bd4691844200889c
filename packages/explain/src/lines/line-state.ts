/**
 * One line as techniques see it: its clue, the candidates of its cells, and the range of each
 * block, given everything that is known of the line.
 *
 * A person finds the ranges by pushing all blocks to one end and then to the other: they are exact,
 * and the same for everybody.
 */
import type { Clue, Line } from '@nonokit/core';
import type { Colors } from '../candidates.js';
import { type Arrangements, arrange } from './arrange.js';
import type { BlockEdge } from './block-edge.js';
import { type Packing, packClue } from './packing.js';

/** A line of a partly solved puzzle. */
export interface LineState extends Packing, Arrangements {
  readonly line: Line;
  readonly clue: Clue;
  /** Per cell: its candidates. */
  readonly cells: Int32Array;
  /** Per cell: the inks of the clue that crosses the line there. */
  readonly across: Int32Array;
  /** Values that techniques share. */
  readonly seen: Seen;
}

/** Values that several techniques use, computed on first use after each `look`. */
export interface Seen {
  /** New facts that the line implies, as bits of `PENDING`; 0 if it implies nothing new. */
  pending: number;
  runs: readonly Run[] | undefined;
  edges: readonly BlockEdge[] | undefined;
  trimmed: Trimmed | undefined;
}

/**
 * Kinds of facts that a line implies. Techniques declare which of them they prove, so that none is
 * tried in vain: on pictures of an archive this avoids forty of a hundred trials.
 */
export const PENDING = {
  /** A cell has one ink. */
  fill: 1,
  /** A cell is blank. */
  blank: 2,
  /** A cell loses one of several possible inks. */
  loss: 4,
  /** Every cell is known. */
  whole: 8,
  /** Any new fact. */
  any: 16,
} as const;

/**
 * A line whose candidates are all open; call `update` before showing it to a technique. Its arrays
 * are in `room` from `at` on and take `computeRoom` words.
 */
export function lineState(
  line: Line,
  clue: Clue,
  length: number,
  room: ArrayBuffer = new ArrayBuffer(4 * computeRoom(clue, length)),
  at = 0,
): LineState {
  const blocks = clue.length;
  const cells = new Int32Array(room, 4 * at, length);
  const across = new Int32Array(room, 4 * (at + length), length).fill(-1);
  const settled = new Int32Array(room, 4 * (at + 2 * length), length);
  const first = new Int32Array(room, 4 * (at + 3 * length), blocks);
  const last = new Int32Array(room, 4 * (at + 3 * length + blocks), blocks);
  const seen: Seen = { pending: 0, runs: undefined, edges: undefined, trimmed: undefined };
  const packing = packClue(clue, length);
  // one literal: spreading the packing made this take 20 us instead of 5
  return {
    length,
    sizes: packing.sizes,
    inks: packing.inks,
    gaps: packing.gaps,
    starts: packing.starts,
    slack: packing.slack,
    total: packing.total,
    ownInks: packing.ownInks,
    colors: packing.colors,
    shapeSizes: packing.shapeSizes,
    shapeColors: packing.shapeColors,
    shapes: packing.shapes,
    words: packing.words,
    offsetWords: packing.offsetWords,
    line,
    clue,
    cells,
    across,
    first,
    last,
    settled,
    seen,
  };
}

/** Number of words that a line's arrays take. */
export function computeRoom(clue: Clue, length: number): number {
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
 * Notes that cells have changed. This is enough, without `update`, if cells only lost colours that
 * the line had already ruled out: its arrangements stay the same.
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
  seen.edges = undefined;
  seen.trimmed = undefined;
}

/** True if the line has a cell `x` and implies something new about it. */
export function isPending({ cells, settled, length }: LineState, x: number): boolean {
  return x >= 0 && x < length && cells[x] !== settled[x];
}

/** A stretch of neighbouring cells that are all known to have one ink. */
export interface Run {
  /** Its first and last cell. */
  readonly from: number;
  readonly to: number;
  readonly ink: Colors;
  /** The blocks that it can be part of, once `blocksOf` was called. */
  blocks: readonly number[] | undefined;
}

/** The runs of a line in order: the longest stretches of cells known to have one ink. */
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

/** The places of the cells of a run or span. */
export function listPlaces({ from, to }: Pick<Run, 'from' | 'to'>): number[] {
  const places: number[] = [];
  for (let x = from; x <= to; x++) places.push(x);
  return places;
}

/**
 * The indices of the blocks that a run can be part of: of its colour, long enough, and with a
 * possible position within their range that does not end right beside another cell of the colour.
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
 * The rest of a line after its finished ends are crossed off: blocks `first..last` in cells
 * `from..to`; not usable if last < first.
 */
export interface Trimmed {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
  /** Cells of the rest minus the least length of its blocks. */
  readonly slack: number;
}

/** True if the cells under and right beside it allow block `k` to begin at `start`. */
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
