/**
 * Picks the cells to give if clues and line logic do not determine the whole picture: as few as it
 * can.
 *
 * It is greedy: from a sample of open cells it gives the one that settles most, until nothing is
 * open; then it removes every given cell that the others make unnecessary. Finding the fewest is as
 * hard as solving. Readers do not depend on how well this is done.
 */
import type { Color } from '@nonokit/core';
import {
  candidatesAt,
  candidatesLeft,
  giveCell,
  keepSweeps,
  restoreSweeps,
  type Sweeps,
  type SweepsMoment,
  sweep,
} from '@nonokit/solver';
import { MOST_WORK, openCells } from './solving.js';

/** Number of open cells that are tried for each given one. */
const SAMPLE = 16;

/**
 * Maximum cost of picking cells, and of removing them again, in units of line logic: at most some
 * tenths of a second.
 */
const MOST_EFFORT = 2 ** 22;

/** Number of words that can be copied for the cost of one word of line logic. */
const COPIED = 16;

/**
 * Returns cells that, given their colours in `cells`, let line logic finish. Returns undefined if
 * `most` cells are not enough or finding them is too much work. `sweeps` must be where line logic
 * stopped without them, and is left there.
 */
export function givenCells(
  sweeps: Sweeps,
  cells: ArrayLike<number>,
  most: number,
): Map<number, Color> | undefined {
  const start = keepSweeps(sweeps);
  const chosen = chosenCells(sweeps, cells, most);
  restoreSweeps(sweeps, start);
  if (chosen === undefined) return undefined;
  const needed = neededCells(sweeps, start, chosen, cells);
  restoreSweeps(sweeps, start);
  return new Map(needed.map((cell) => [cell, cells[cell]]));
}

/**
 * Returns cells that suffice, in the order in which they were picked. Returns undefined if `most`
 * cells, or the work, do not suffice.
 */
function chosenCells(sweeps: Sweeps, cells: ArrayLike<number>, most: number): number[] | undefined {
  const chosen: number[] = [];
  const give = (cell: number): number => {
    giveCell(sweeps, cell, cells[cell]);
    return sweep(sweeps, MOST_WORK).spent;
  };
  let open = openCells(sweeps);
  let effort = 0;
  while (open.length > 0 && effort < MOST_EFFORT && chosen.length <= most) {
    const before = keepSweeps(sweeps);
    let best = { cell: -1, left: Number.POSITIVE_INFINITY };
    for (const cell of takeSample(open)) {
      effort += give(cell) + before.planes.length / COPIED;
      const left = candidatesLeft(sweeps);
      if (left < best.left) best = { cell, left };
      restoreSweeps(sweeps, before);
    }
    give(best.cell);
    chosen.push(best.cell);
    open = open.filter((cell) => isOpen(sweeps, cell));
    effort += open.length / COPIED;
  }
  for (const cell of open) {
    if (!isOpen(sweeps, cell)) continue;
    if (chosen.length === most || effort > MOST_WORK) return undefined;
    effort += give(cell);
    chosen.push(cell);
  }
  return chosen.length > most ? undefined : chosen;
}

function isOpen(sweeps: Sweeps, cell: number): boolean {
  return candidatesAt(sweeps, cell).length > 1;
}

/** Returns at most `SAMPLE` of the cells, evenly spread. */
function takeSample(open: readonly number[]): number[] {
  if (open.length <= SAMPLE) return [...open];
  return Array.from(
    { length: SAMPLE },
    (_, i) => open[Math.floor(((i + 0.5) * open.length) / SAMPLE)],
  );
}

/**
 * Returns those of the picked cells without which something stays open, as far as the effort
 * allows.
 */
function neededCells(
  sweeps: Sweeps,
  start: SweepsMoment,
  chosen: readonly number[],
  cells: ArrayLike<number>,
): readonly number[] {
  const { width, height } = sweeps.state.lines;
  let needed = chosen;
  let effort = 0;
  for (const cell of chosen) {
    if (effort >= MOST_EFFORT) break;
    const others = needed.filter((other) => other !== cell);
    restoreSweeps(sweeps, start);
    for (const other of others) giveCell(sweeps, other, cells[other]);
    effort += sweep(sweeps, MOST_WORK).spent + start.planes.length / COPIED + others.length;
    if (candidatesLeft(sweeps) === width * height) needed = others;
  }
  return needed;
}
