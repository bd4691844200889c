/**
 * Solves small puzzles: black and white, up to 32 x 32. Line logic comes first, then depth-first
 * search for two solutions, which is several times faster than preparing to learn from conflicts.
 *
 * If line logic leaves little open, the search prefers lines with few open cells and many conflicts
 * (Boussemart, Hemery, Lecoutre and Sais, 2004). Otherwise, or if that takes too long, it decides
 * the most certain cells first (`small-beliefs.ts`). If that meets too many conflicts, more sweeps
 * of beliefs follow, and the search starts again. Then cells are probed (`small-probe.ts`), and
 * lines are preferred once more. Puzzles that are still open go through the stages of `solve.ts`,
 * which start from what is certain by then.
 *
 * A cell that has failed with both values is tried next, as long as it is open (Lecoutre, Sais,
 * Tabary and Vidal, 2009).
 *
 * `assembly/bulk.ts` does the same, with the same counters.
 */
import { BLANK, type Color, type Grid, type PartialGrid, type Puzzle } from '@nonokit/core';
import { finishedGrid } from './candidates.js';
import { NO_WORK, type SolveStats } from './result.js';
import { type Beliefs, believe, createBeliefs, isLikelyInk } from './small-beliefs.js';
import { INK, openCells, probeRoot, settleAll, type Trial } from './small-probe.js';
import {
  candidatesAt,
  createSweeps,
  giveCell,
  keepSweeps,
  knownBySweeps,
  restoreSweeps,
  type SweepsMoment,
} from './sweeps.js';

/** The findings about a small puzzle. */
export interface SmallFindings {
  /** 'open' if the search was given up. */
  readonly status: 'none' | 'unique' | 'multiple' | 'open';
  /** Two if the status is 'multiple', in the order found; none if it is 'open'. */
  readonly found: readonly Grid[];
  readonly lineSolvable: boolean;
  readonly stats: SolveStats;
  /** If the status is 'open', the findings of probing, unless they hold for some solutions only. */
  readonly root?: ProbedRoot | undefined;
}

/** The findings of probing. */
export interface ProbedRoot {
  /** The cells that are the same in all solutions. */
  readonly known: PartialGrid;
  /** For each cell, its gain. */
  readonly gains: Float64Array;
}

/** The maximum number of open cells for a search by lines before beliefs. */
const FEW_OPEN = 200;

/** The limits of a search by lines. */
const BY_LINES: Limits = { decisions: 160, conflicts: Number.POSITIVE_INFINITY };

/** The searches by beliefs: for each, the sweeps of beliefs before it and its conflicts. */
const LEGS = [
  { most: 4, conflicts: 8 },
  { most: 10, conflicts: 60 },
  { most: 16, conflicts: 400 },
] as const;

/** What a search may take. */
interface Limits {
  readonly decisions: number;
  readonly conflicts: number;
}

/** A decision: the cell, and what was known before it. */
interface Decision {
  readonly cell: number;
  readonly before: SweepsMoment;
}

/** The state of a search, with the solutions found. */
interface Search extends Trial {
  readonly found: Grid[];
}

/** Searches a small puzzle, whose clues must fit their lines. */
export function searchSmall(puzzle: Puzzle): SmallFindings {
  const cells = puzzle.width * puzzle.height;
  const search: Search = {
    puzzle,
    sweeps: createSweeps(puzzle),
    failures: new Uint32Array(puzzle.height + puzzle.width),
    safe: new Uint8Array(2 * cells),
    gains: new Float64Array(cells),
    counts: { decisions: 0, conflicts: 0, probes: 0 },
    found: [],
  };
  const findings = (status: SmallFindings['status'], lineSolvable = false): SmallFindings => {
    const { counts, sweeps } = search;
    const found = status === 'open' ? [] : search.found;
    const { linesSettled } = sweeps.state.counters;
    return { status, found, lineSolvable, stats: { ...NO_WORK, linesSettled, ...counts } };
  };
  if (!settleAll(search)) return findings('none', true);
  const grid = finishedGrid(knownBySweeps(search.sweeps));
  if (grid !== undefined) {
    search.found.push(grid);
    return findings('unique', true);
  }
  search.failures.fill(0);
  search.safe.fill(0);
  const status = decide(search);
  return { ...findings(status), root: status === 'open' ? findRoot(search) : undefined };
}

/** Searches, probes, and searches again. */
function decide(search: Search): SmallFindings['status'] {
  const { puzzle, sweeps } = search;
  if (openCells(search).length <= FEW_OPEN) {
    const status = searchOn(search, BY_LINES);
    if (status !== 'open') return status;
  }
  const beliefs = createBeliefs(puzzle);
  for (const { most, conflicts } of LEGS) {
    believe(beliefs, puzzle, sweeps, most);
    const limits = { decisions: Number.POSITIVE_INFINITY, conflicts };
    const status = searchOn(search, limits, beliefs);
    if (status !== 'open') return status;
  }
  if (!probeRoot(search)) return allFound(search);
  const grid = finishedGrid(knownBySweeps(search.sweeps));
  if (grid === undefined) return searchOn(search, BY_LINES);
  return isSecond(search, grid) ? 'multiple' : allFound(search);
}

/** The status if there are no more solutions. */
function allFound({ found }: Search): 'none' | 'unique' {
  return found.length === 0 ? 'none' : 'unique';
}

/** Records a solution. Returns true if it is the second one. */
function isSecond({ found }: Search, solution: Grid): boolean {
  if (found[0] !== undefined && isSame(found[0], solution)) return false;
  return found.push(solution) === 2;
}

function isSame(grid: Grid, other: Grid): boolean {
  return grid.cells.every((color, i) => color === other.cells[i]);
}

/**
 * Searches for solutions, up to the second. If it is given up, what is known holds for all
 * solutions except one that has been found.
 */
function searchOn(search: Search, limits: Limits, beliefs?: Beliefs): SmallFindings['status'] {
  const { sweeps, counts, safe } = search;
  const [known] = search.found;
  const mostDecisions = counts.decisions + limits.decisions;
  const mostConflicts = counts.conflicts + limits.conflicts;
  const decisions: Decision[] = [];
  const firstOf = (cell: number): Color => firstColor(cell, known, beliefs);
  let wanted: number | undefined;
  while (counts.decisions < mostDecisions && counts.conflicts < mostConflicts) {
    // down: what is known is settled and leaves cells open
    const isWanted = wanted !== undefined && candidatesAt(sweeps, wanted).length > 1;
    const cell = isWanted ? (wanted as number) : cellToTry(search, beliefs);
    decisions.push({ cell, before: keepSweeps(sweeps) });
    counts.decisions++;
    giveCell(sweeps, cell, firstOf(cell));
    let failed: number | undefined;
    for (let undone: number | undefined; ; ) {
      if (!settleAll(search)) {
        counts.conflicts++;
        failed ??= undone;
      } else {
        const solution = finishedGrid(knownBySweeps(sweeps));
        if (solution === undefined) break;
        if (isSecond(search, solution)) return 'multiple';
      }
      // up: the last decision is not to be had any more
      const decision = decisions.pop();
      if (decision === undefined) return allFound(search);
      if (decisions.length === 0) safe.fill(0);
      undone = decision.cell;
      restoreSweeps(sweeps, decision.before);
      giveCell(sweeps, undone, firstOf(undone) === INK ? BLANK : INK);
    }
    wanted = failed ?? wanted;
  }
  const [first] = decisions;
  if (first !== undefined) restoreSweeps(sweeps, first.before);
  return 'open';
}

/** The colour to try first: likely, or by lines the opposite of a known solution, or ink. */
function firstColor(cell: number, known: Grid | undefined, beliefs: Beliefs | undefined): Color {
  if (beliefs !== undefined) return isLikelyInk(beliefs, cell) ? INK : BLANK;
  return known?.cells[cell] === INK ? BLANK : INK;
}

/** The findings of probing, if they hold for all solutions. */
function findRoot({ sweeps, gains, counts, found }: Search): ProbedRoot | undefined {
  if (counts.probes === 0) return undefined;
  const [solution] = found;
  const known = knownBySweeps(sweeps);
  const fits = solution?.cells.every((color, cell) => candidatesAt(sweeps, cell).includes(color));
  return fits === false ? undefined : { known, gains };
}

/** Chooses an open cell: the most certain one, or without beliefs one in the best line. */
function cellToTry(trial: Trial, beliefs: Beliefs | undefined): number {
  const { sweeps } = trial;
  const certain = beliefs?.ranked.find((cell) => candidatesAt(sweeps, cell).length > 1);
  return certain ?? cellInBestLine(trial);
}

/**
 * Chooses an open cell: in the best row or column, the cell whose crossing line is best. The best
 * line has the fewest open cells, divided by its conflicts plus one; rows go before columns.
 */
function cellInBestLine(trial: Trial): number {
  const { puzzle, failures } = trial;
  const { width, height } = puzzle;
  const open = openCells(trial);
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
