/**
 * Probing small puzzles at the root: assume a value, propagate, and see (see `probe.ts`). It comes
 * after a search that took its share of decisions, and knows from there what is **safe**: what was
 * certain in a state without a conflict meets none if it is assumed alone. A value that is safe is
 * not assumed. What follows from both values is found only where both are.
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

/** Lines for each open cell that probing may settle in all, and without finding anything. */
const BUDGET = 20;
const PATIENCE = 3;

/** The gain of a cell that is not probed. */
const ITSELF = 1;

/** The ink. */
export const INK = BLANK + 1;

/** A small puzzle that is being decided. */
export interface Trial {
  readonly puzzle: Puzzle;
  readonly sweeps: Sweeps;
  /** By line: its conflicts. */
  readonly failures: Uint32Array;
  /** By cell and colour, 1 if assuming it at the root meets no conflict. */
  readonly safe: Uint8Array;
  /** By cell: how much it implied when it was probed last, and at least itself. */
  readonly gains: Float64Array;
  readonly counts: { decisions: number; conflicts: number; probes: number };
}

/**
 * Settles all lines that are due, and notes what is safe or which line met the conflict. Returns
 * false on a conflict.
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

/** The cells that may still be both. */
export function openCells({ sweeps }: Trial): number[] {
  const open: number[] = [];
  knownBySweeps(sweeps).cells.forEach((color, cell) => {
    if (color === UNKNOWN) open.push(cell);
  });
  return open;
}

/** Probes row by row until a round finds nothing, or long enough. Returns false on a conflict. */
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

/** Returns whether a cell is open, and one of its values may meet a conflict. */
function isOfUse({ sweeps, safe }: Trial, cell: number): boolean {
  if (candidatesAt(sweeps, cell).length < 2) return false;
  return safe[2 * cell + INK] === 0 || safe[2 * cell + BLANK] === 0;
}

/** Probes a cell, whose values are safe afterwards unless it returns true: the root has changed. */
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
 * The open cells that have one colour left if a cell has `color`, with that colour; undefined on a
 * conflict. The root is restored.
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
