/**
 * Probes small puzzles at the root, level 0: assumes a value, propagates, and keeps what follows.
 * See `src/small-probe.ts`.
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

/** Lines that probing may settle for each open cell: in all, and without finding anything. */
const BUDGET: i32 = 28;
const PATIENCE: i32 = 8;

/** The weight of the larger of two gains; the smaller one counts in full. */
const LARGER: f64 = 0.1;

/** The gain of a cell that is not probed. */
const ITSELF: f64 = 1;

/** The level at which the cell is filled, and the level at which it is blank. */
const INKED: i32 = 1;
const BLANKED: i32 = 2;

/** Counts the assumptions for the current puzzle. */
export let probesMade: i32 = 0;

/** For each row, the cells that can be assumed filled, or blank, without a conflict. */
const safeInk = new StaticArray<u32>(MOST_CELLS);
const safeBlank = new StaticArray<u32>(MOST_CELLS);

/**
 * The gain of each cell, `row * MOST_CELLS + column`: the weighted number of cells that it implied,
 * or `ITSELF` if it was not probed.
 */
export const gains = new StaticArray<f64>(MOST_CELLS * MOST_CELLS);

/** Resets the state of probing for a new puzzle. */
export function forgetProbes(): void {
  probesMade = 0;
  forgetSafe();
}

/** Forgets which values are safe, because level 0 has changed. */
export function forgetSafe(): void {
  for (let r = 0; r < height; r++) {
    safeInk[r] = 0;
    safeBlank[r] = 0;
  }
}

/** Marks what is certain at a level as safe, because the level met no conflict. */
export function noteSafe(level: i32): void {
  for (let r = 0; r < height; r++) {
    safeInk[r] |= ~blankOf(level, r);
    safeBlank[r] |= ~inkOf(level, r);
  }
}

/**
 * Probes row by row until a whole round finds nothing or the budget is spent. Returns false on a
 * conflict.
 */
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

/**
 * Probes a cell. Returns true if level 0 has changed; otherwise both values of the cell are safe.
 */
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

/** Assumes a value at its own level. Returns false on a conflict. */
function holds(level: i32, cell: i32, isInk: bool): bool {
  probesMade++;
  copyState(0, level);
  decideCell(level, cell, isInk);
  if (!propagateState(level)) return false;
  noteSafe(level);
  return true;
}
