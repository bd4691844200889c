/**
 * Probing small puzzles at the root, level 0: assume a value, propagate, and see. See
 * `src/small-probe.ts`.
 */
import { MOST_CELLS } from './bulk-line';
import {
  blankOf,
  copyState,
  decideCell,
  height,
  inkOf,
  keepEither,
  linesSettled,
  openCells,
  openCount,
  propagateState,
} from './bulk-state';

/** Lines for each open cell that probing may settle in all, and without finding anything. */
const BUDGET: i32 = 20;
const PATIENCE: i32 = 3;

/** The weight of the larger of two gains; the smaller one counts in full. */
const LARGER: f64 = 0.1;

/** The gain of a cell that is not probed. */
const ITSELF: f64 = 1;

/** The levels at which a cell is ink, and is blank. */
const INKED: i32 = 1;
const BLANKED: i32 = 2;

/** Counts assumptions; 0 at the start of a puzzle. */
export let probesMade: i32 = 0;

/** By row: the cells that may be assumed ink, or blank, without a conflict. */
const safeInk = new StaticArray<u32>(MOST_CELLS);
const safeBlank = new StaticArray<u32>(MOST_CELLS);

/** By cell, `row * MOST_CELLS + column`: how much it implied, and at least itself. */
export const gains = new StaticArray<f64>(MOST_CELLS * MOST_CELLS);

/** Begins a puzzle. */
export function forgetProbes(): void {
  probesMade = 0;
  forgetSafe();
}

/** Level 0 has changed: what was safe may be so no more. */
export function forgetSafe(): void {
  for (let r = 0; r < height; r++) {
    safeInk[r] = 0;
    safeBlank[r] = 0;
  }
}

/** A level has met no conflict: what is certain at it is safe. */
export function noteSafe(level: i32): void {
  for (let r = 0; r < height; r++) {
    safeInk[r] |= ~blankOf(level, r);
    safeBlank[r] |= ~inkOf(level, r);
  }
}

/** Probes row by row until a round finds nothing, or long enough. Returns false on a conflict. */
export function probeRoot(): bool {
  for (let k = 0; k < gains.length; k++) gains[k] = ITSELF;
  const open = openCount(0);
  const end = linesSettled + BUDGET * open;
  let limit = linesSettled + PATIENCE * open;
  let row = 0;
  for (let idle = 0; idle < height; idle++) {
    for (;;) {
      const cells = openCells(0, row) & ~(safeInk[row] & safeBlank[row]);
      if (cells == 0) break;
      if (linesSettled >= min(limit, end)) return true;
      if (!probeCell(row, <i32>ctz(cells))) continue;
      if (!propagateState(0)) return false;
      forgetSafe();
      idle = 0;
      limit = linesSettled + PATIENCE * open;
    }
    row = row + 1 == height ? 0 : row + 1;
  }
  return true;
}

/** Probes a cell, whose values are safe afterwards unless it returns true: level 0 has changed. */
function probeCell(row: i32, column: i32): bool {
  const cell = row * MOST_CELLS + column;
  const triesInk = ((safeInk[row] >> column) & 1) == 0;
  const triesBlank = ((safeBlank[row] >> column) & 1) == 0;
  if (triesInk && !holds(INKED, cell, true)) {
    decideCell(0, cell, false);
    return true;
  }
  if (triesBlank && !holds(BLANKED, cell, false)) {
    decideCell(0, cell, true);
    return true;
  }
  const open = openCount(0);
  const inked = triesInk ? open - openCount(INKED) : 0;
  const blanked = triesBlank ? open - openCount(BLANKED) : 0;
  const more = max(inked, blanked);
  const less = triesInk && triesBlank ? min(inked, blanked) : more;
  gains[cell] = <f64>less + LARGER * <f64>more;
  return triesInk && triesBlank && keepEither(INKED, BLANKED);
}

/** Assumes a value at a level of its own. Returns false on a conflict. */
function holds(level: i32, cell: i32, isInk: bool): bool {
  probesMade++;
  copyState(0, level);
  decideCell(level, cell, isInk);
  if (!propagateState(level)) return false;
  noteSafe(level);
  return true;
}
