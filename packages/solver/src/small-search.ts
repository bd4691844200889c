/**
 * Small puzzles: black and white, up to 32 x 32. Line logic, then depth-first search for two
 * solutions if it is soon done, which it mostly is where line logic has left little open. That is
 * several times faster than preparing to learn from conflicts. What takes longer goes through the
 * stages of `solve.ts`.
 *
 * `assembly/bulk.ts` does the same, with the same counters.
 */
import { BLANK, type Grid, type Puzzle } from '@nonokit/core';
import { finishedGrid } from './candidates.js';
import { NO_WORK, type SolveStats } from './result.js';
import {
  candidatesAt,
  giveCell,
  keepSweeps,
  knownBySweeps,
  restoreSweeps,
  type Sweeps,
  type SweepsMoment,
  sweep,
  sweepsOf,
} from './sweeps.js';

/** What was found out about a small puzzle. */
export interface SmallFindings {
  /** 'open' if the search was given up. */
  readonly status: 'none' | 'unique' | 'multiple' | 'open';
  /** Two if the status is 'multiple', in the order found; none if it is 'open'. */
  readonly found: readonly Grid[];
  readonly lineSolvable: boolean;
  readonly stats: SolveStats;
}

/** The most decisions a puzzle, and the most open cells: beyond, learning is faster. */
const SHARE = 150;
const MOST_OPEN = 350;

/** The ink. */
const INK = BLANK + 1;

/** A decision: the cell that got ink, and what was known before. */
interface Decision {
  readonly cell: number;
  readonly before: SweepsMoment;
}

/** Searches a small puzzle, whose clues must fit their lines. */
export function searchSmall(puzzle: Puzzle): SmallFindings {
  const sweeps = sweepsOf(puzzle);
  const counts = { decisions: 0, conflicts: 0 };
  const findings = (
    status: SmallFindings['status'],
    found: readonly Grid[],
    lineSolvable = false,
  ): SmallFindings => {
    const { linesSettled } = sweeps.state.counters;
    return { status, found, lineSolvable, stats: { ...NO_WORK, linesSettled, ...counts } };
  };
  if (!settled(sweeps)) return findings('none', [], true);
  const grid = finishedGrid(knownBySweeps(sweeps));
  if (grid !== undefined) return findings('unique', [grid], true);
  if (openCells(sweeps, puzzle).length > MOST_OPEN) return findings('open', []);

  const found: Grid[] = [];
  const decisions: Decision[] = [];
  while (counts.decisions < SHARE) {
    // down: what is known is settled and leaves cells open
    const cell = nextCell(sweeps, puzzle);
    decisions.push({ cell, before: keepSweeps(sweeps) });
    counts.decisions++;
    giveCell(sweeps, cell, INK);
    for (;;) {
      if (!settled(sweeps)) counts.conflicts++;
      else {
        const solution = finishedGrid(knownBySweeps(sweeps));
        if (solution === undefined) break;
        found.push(solution);
        if (found.length === 2) return findings('multiple', found);
      }
      // up: the last decision is not to be had any more
      const last = decisions.pop();
      if (last === undefined) return findings(found.length === 0 ? 'none' : 'unique', found);
      restoreSweeps(sweeps, last.before);
      giveCell(sweeps, last.cell, BLANK);
    }
  }
  return findings('open', []);
}

/** Settles all lines that are due. Returns false on a conflict. */
function settled(sweeps: Sweeps): boolean {
  return sweep(sweeps, Number.POSITIVE_INFINITY).end === 'settled';
}

/** The first open cell of the row that has the fewest. */
function nextCell(sweeps: Sweeps, puzzle: Puzzle): number {
  const open = openCells(sweeps, puzzle);
  const inRow = new Uint32Array(puzzle.height);
  const rowOf = (cell: number): number => Math.floor(cell / puzzle.width);
  for (const cell of open) inRow[rowOf(cell)] = (inRow[rowOf(cell)] ?? 0) + 1;
  let best = open[0] ?? 0;
  for (const cell of open) {
    if ((inRow[rowOf(cell)] ?? 0) < (inRow[rowOf(best)] ?? 0)) best = cell;
  }
  return best;
}

/** The cells that may still be both. */
function openCells(sweeps: Sweeps, { width, height }: Puzzle): number[] {
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  return cells.filter((cell) => candidatesAt(sweeps, cell).length > 1);
}
