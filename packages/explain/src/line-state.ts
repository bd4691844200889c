/**
 * One line as techniques see it: its clue, the candidates of its cells, and for each block the
 * cells in which it must lie, given everything that is known of the line.
 *
 * The ranges are what a person finds by pushing all blocks to one end and then to the other: exact,
 * and the same for everybody.
 */
import type { Clue, Line } from '@nonokit/core';
import { type Arrangements, arrange, type Layout, layoutOf } from './arrange.js';
import type { Colors } from './candidates.js';

/** A line in the middle of a puzzle. */
export interface LineState extends Layout, Arrangements {
  readonly line: Line;
  readonly clue: Clue;
  /** Per cell: its candidates. */
  readonly cells: Int32Array;
  /** Per cell: the inks of the clue that crosses the line there. */
  readonly across: Int32Array;
}

/**
 * A line whose candidates are all open; `update` must be called before it is shown to a technique.
 */
export function lineState(line: Line, clue: Clue, length: number): LineState {
  return {
    ...layoutOf(clue, length),
    line,
    clue,
    cells: new Int32Array(length),
    across: new Int32Array(length).fill(-1),
    first: new Int32Array(clue.length),
    last: new Int32Array(clue.length),
    settled: new Int32Array(length),
  };
}

/**
 * Computes ranges and settled cells from `cells`. Returns false if no arrangement agrees with them.
 */
export function update(state: LineState): boolean {
  return arrange(state, state.cells, state);
}

/** True if the line implies anything that is not known yet. */
export function hasProgress({ cells, settled, length }: LineState): boolean {
  for (let x = 0; x < length; x++) if (cells[x] !== settled[x]) return true;
  return false;
}

/** A stretch of neighbouring cells that are all known to have one ink. */
export interface Run {
  /** Its first and last cell. */
  readonly from: number;
  readonly to: number;
  readonly ink: Colors;
}

/** The runs of a line, from its beginning: the longest stretches of cells known to have one ink. */
export function runsOf({ cells, length }: LineState): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < length; ) {
    const ink = cells[x] as number;
    const from = x++;
    if (ink <= 1 || (ink & (ink - 1)) !== 0) continue;
    while (x < length && cells[x] === ink) x++;
    runs.push({ from, to: x - 1, ink });
  }
  return runs;
}

/**
 * The blocks, by index, that a run can be part of: of its colour, long enough, in a place within
 * their range that no cell forbids and that does not end right beside another cell of the colour.
 */
export function blocksOf(state: LineState, run: Run): number[] {
  const found: number[] = [];
  const { sizes, inks, first, last } = state;
  for (let k = 0; k < sizes.length; k++) {
    if (inks[k] !== run.ink) continue;
    const size = sizes[k] as number;
    const least = Math.max(first[k] as number, run.to - size + 1);
    const most = Math.min(last[k] as number, run.from);
    for (let start = least; start <= most; start++) {
      if (!fitsAt(state, k, start)) continue;
      found.push(k);
      break;
    }
  }
  return found;
}

/** True if block `k` can begin at `start` as far as the cells under it and right beside it tell. */
export function fitsAt(
  { cells, sizes, inks, length }: LineState,
  k: number,
  start: number,
): boolean {
  const ink = inks[k] as number;
  const stop = start + (sizes[k] as number);
  if (start > 0 && cells[start - 1] === ink) return false;
  if (stop < length && cells[stop] === ink) return false;
  for (let x = start; x < stop; x++) if (((cells[x] as number) & ink) === 0) return false;
  return true;
}
