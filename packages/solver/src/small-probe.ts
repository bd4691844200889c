/**
 * Probes small puzzles at the root: assumes a value, propagates, and keeps what follows (see
 * `probe.ts`). It runs after a search that was given up, and knows from that search which values
 * are **safe**. A value is safe if it was certain in a state without a conflict: assuming it alone
 * meets no conflict. Safe values are not assumed. A value that follows from both values of a cell
 * is found only if both are assumed.
 *
 * `assembly/bulk-probe.ts` does the same, with the same counters.
 */
import { BLANK, type Color, type Puzzle, UNKNOWN } from '@nonokit/core';
import { LARGER } from './probe.js';
import {
  candidatesAt,
  giveCell,
  keepSweeps,
  knownBySweeps,
  restoreSweeps,
  type Sweeps,
  type SweepsMoment,
  sweep,
} from './sweeps.js';

/** Lines that probing may settle for each open cell: in all, and without finding anything. */
const BUDGET = 28;
const PATIENCE = 8;

/** The gain of a cell that is not probed. */
const ITSELF = 1;

/** The ink. */
export const INK = BLANK + 1;

/** A small puzzle that is being decided. */
export interface Trial {
  readonly puzzle: Puzzle;
  readonly sweeps: Sweeps;
  /** For each line, its number of conflicts. */
  readonly failures: Uint32Array;
  /** For each cell and colour, 1 if assuming it at the root meets no conflict. */
  readonly safe: Uint8Array;
  /**
   * For each cell, its gain: the weighted number of cells that it implied, or `ITSELF` if it was
   * not probed.
   */
  readonly gains: Float64Array;
  readonly counts: { decisions: number; conflicts: number; probes: number };
}

/**
 * Settles all lines that are due. Then marks values as safe, or counts the conflict for its line.
 * Returns false on a conflict.
 */
export function settleAll({ sweeps, failures, safe }: Trial): boolean {
  const { line } = sweep(sweeps, Number.POSITIVE_INFINITY);
  if (line >= 0) {
    failures[line]++;
    return false;
  }
  knownBySweeps(sweeps).cells.forEach((color, cell) => {
    if (color !== UNKNOWN) safe[2 * cell + color] = 1;
  });
  return true;
}

/** The cells that may still be filled or blank. */
export function openCells({ sweeps }: Trial): number[] {
  const open: number[] = [];
  knownBySweeps(sweeps).cells.forEach((color, cell) => {
    if (color === UNKNOWN) open.push(cell);
  });
  return open;
}

/**
 * Probes row by row until a whole round finds nothing or the budget is spent. Returns false on a
 * conflict.
 */
export function probeRoot(trial: Trial): boolean {
  const { puzzle, safe, gains } = trial;
  const { width, height } = puzzle;
  const { counters } = trial.sweeps.state;
  gains.fill(ITSELF);
  const open = openCells(trial).length;
  const end = counters.linesSettled + BUDGET * open;
  let limit = counters.linesSettled + PATIENCE * open;
  for (let row = 0, idle = 0; idle < height; row = (row + 1) % height, idle++) {
    for (;;) {
      const cells = Array.from({ length: width }, (_, column) => row * width + column);
      const cell = cells.find((at) => isOfUse(trial, at));
      if (cell === undefined) break;
      if (counters.linesSettled >= Math.min(limit, end)) return true;
      if (!probeCell(trial, cell)) continue;
      safe.fill(0);
      if (!settleAll(trial)) return false;
      safe.fill(0);
      idle = 0;
      limit = counters.linesSettled + PATIENCE * open;
    }
  }
  return true;
}

/** Returns whether a cell is open, and at least one of its values is not safe. */
function isOfUse({ sweeps, safe }: Trial, cell: number): boolean {
  if (candidatesAt(sweeps, cell).length < 2) return false;
  return safe[2 * cell + INK] === 0 || safe[2 * cell + BLANK] === 0;
}

/**
 * Probes a cell. Returns true if the root has changed; otherwise both values of the cell are safe.
 */
function probeCell(trial: Trial, cell: number): boolean {
  const { sweeps, safe, gains } = trial;
  const root = keepSweeps(sweeps);
  const [triesInk, triesBlank] = [INK, BLANK].map((color) => safe[2 * cell + color] === 0);
  const inked = triesInk ? assumed(trial, cell, INK, root) : [];
  if (inked === undefined) return giveCell(sweeps, cell, BLANK);
  const blanked = triesBlank ? assumed(trial, cell, BLANK, root) : [];
  if (blanked === undefined) return giveCell(sweeps, cell, INK);
  const more = Math.max(inked.length, blanked.length);
  const less = triesInk && triesBlank ? Math.min(inked.length, blanked.length) : more;
  gains[cell] = less + LARGER * more;
  const colors = new Map(inked);
  const common = blanked.filter(([at, color]) => colors.get(at) === color);
  for (const [at, color] of common) giveCell(sweeps, at, color);
  return common.length > 0;
}

/**
 * Assumes `color` for a cell, and returns the open cells that then have one colour left, with that
 * colour; undefined on a conflict. The root is restored.
 */
function assumed(
  trial: Trial,
  cell: number,
  color: Color,
  root: SweepsMoment,
): (readonly [number, Color])[] | undefined {
  const { sweeps, counts } = trial;
  const open = openCells(trial);
  counts.probes++;
  giveCell(sweeps, cell, color);
  const holds = settleAll(trial);
  const { cells } = knownBySweeps(sweeps);
  const implied = open.flatMap((at) => {
    const color = cells[at] ?? UNKNOWN;
    return color === UNKNOWN ? [] : [[at, color] as const];
  });
  restoreSweeps(sweeps, root);
  return holds ? implied : undefined;
}
