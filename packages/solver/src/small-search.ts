/**
 * Small puzzles: black and white, up to 32 x 32. Line logic, then depth-first search for two
 * solutions if it is soon done, which it mostly is where line logic has left little open. That is
 * several times faster than preparing to learn from conflicts. What takes longer goes through the
 * stages of `solve.ts`.
 *
 * The search tries the lines that have few open cells and many conflicts (Boussemart, Hemery,
 * Lecoutre and Sais, 2004). A cell that has failed with both values is tried next, as long as it is
 * open (Lecoutre, Sais, Tabary and Vidal, 2009).
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
const SHARE = 80;
const MOST_OPEN = 600;

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
  if (sweepAll(sweeps) !== NO_CONFLICT) return findings('none', [], true);
  const grid = finishedGrid(knownBySweeps(sweeps));
  if (grid !== undefined) return findings('unique', [grid], true);
  if (openCells(sweeps, puzzle).length > MOST_OPEN) return findings('open', []);

  const found: Grid[] = [];
  const decisions: Decision[] = [];
  const failures = new Uint32Array(puzzle.height + puzzle.width);
  let wanted: number | undefined;
  while (counts.decisions < SHARE) {
    // down: what is known is settled and leaves cells open
    const isWanted = wanted !== undefined && candidatesAt(sweeps, wanted).length > 1;
    const cell = isWanted ? (wanted as number) : cellToTry(sweeps, puzzle, failures);
    decisions.push({ cell, before: keepSweeps(sweeps) });
    counts.decisions++;
    giveCell(sweeps, cell, INK);
    let failed: number | undefined;
    for (let last: number | undefined; ; ) {
      const line = sweepAll(sweeps);
      if (line !== NO_CONFLICT) {
        counts.conflicts++;
        failures[line] = (failures[line] ?? 0) + 1;
        failed ??= last;
      } else {
        const solution = finishedGrid(knownBySweeps(sweeps));
        if (solution === undefined) break;
        found.push(solution);
        if (found.length === 2) return findings('multiple', found);
      }
      // up: the last decision is not to be had any more
      const decision = decisions.pop();
      if (decision === undefined) return findings(found.length === 0 ? 'none' : 'unique', found);
      last = decision.cell;
      restoreSweeps(sweeps, decision.before);
      giveCell(sweeps, last, BLANK);
    }
    wanted = failed ?? wanted;
  }
  return findings('open', []);
}

/** What `sweepAll` returns without a conflict. */
const NO_CONFLICT = -1;

/** Settles all lines that are due. Returns the line that has no arrangement, if there is one. */
function sweepAll(sweeps: Sweeps): number {
  return sweep(sweeps, Number.POSITIVE_INFINITY).line;
}

/**
 * The open cell of the best row or column whose other line is the best one that it has. The best
 * line has the fewest open cells for each of its conflicts, and one; rows go before columns.
 */
function cellToTry(sweeps: Sweeps, puzzle: Puzzle, failures: Uint32Array): number {
  const { width, height } = puzzle;
  const open = openCells(sweeps, puzzle);
  const rowOf = (cell: number): number => Math.floor(cell / width);
  const columnOf = (cell: number): number => height + (cell % width);
  const count = new Uint32Array(height + width);
  for (const cell of open) {
    for (const l of [rowOf(cell), columnOf(cell)]) count[l] = (count[l] ?? 0) + 1;
  }
  const isBetter = (l: number, other: number): boolean =>
    (count[l] ?? 0) * (1 + (failures[other] ?? 0)) < (count[other] ?? 0) * (1 + (failures[l] ?? 0));
  const best = (lines: readonly number[]): number =>
    lines.reduce((least, l) => (isBetter(l, least) ? l : least));
  const sorted = (lineOf: (cell: number) => number, cells: readonly number[]) =>
    cells.map(lineOf).sort((a, b) => a - b);
  const line = best([best(sorted(rowOf, open)), best(sorted(columnOf, open))]);
  const [own, other] = line < height ? [rowOf, columnOf] : [columnOf, rowOf];
  const cells = open.filter((cell) => own(cell) === line);
  const across = best(sorted(other, cells));
  return cells.find((cell) => other(cell) === across) as number;
}

/** The cells that may still be both. */
function openCells(sweeps: Sweeps, { width, height }: Puzzle): number[] {
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  return cells.filter((cell) => candidatesAt(sweeps, cell).length > 1);
}
