/**
 * Diagnosis: what keeps a puzzle from being unique or solvable line by line, and what would help.
 *
 * For puzzles that logic does not finish: the open cells, the depth of the necessary assumptions,
 * the cells that differ between solutions; and the fewest cells to give away, or to change in the
 * picture, to make the puzzle unique or solvable by lines.
 */
import {
  type DriveOptions,
  drive,
  driveAsync,
  type Grid,
  good,
  type Line,
  type Pause,
  type Puzzle,
  type Result,
  UNKNOWN,
  type Work,
} from '@nonokit/core';
import { type SolveResult, solutionsOf, solveSteps } from '@nonokit/solver';
import { createCandidates } from '../candidates.js';
import { cellAt } from '../cell-at.js';
import { type Explanation, explaining } from '../explain.js';
import { type ExplainerOptions, explainer } from '../explainer.js';
import type { Cell, Level } from '../facts.js';
import { findRemedies, type Remedies, type RemedyOptions } from './diagnose-remedies.js';

/** The result of a diagnosis. */
export interface Diagnosis {
  readonly status: SolveResult['status'];
  /** True if line logic alone is enough. */
  readonly lineSolvable: boolean;
  /** The cells that line logic does not reach. */
  readonly open: readonly Cell[];
  /** The line whose clue no longer fits, if line logic finds a contradiction. */
  readonly conflict?: Line;
  /** The highest level of an explanation; undefined if no complete one was found. */
  readonly level: Level | undefined;
  /** Links of its longest contradiction; 0 if it has none or was not looked for. */
  readonly longestChain: number;
  /** Number of compared solutions: 1 for a unique puzzle. */
  readonly solutions: number;
  /** True if there are no other solutions. */
  readonly complete: boolean;
  /** Cells that differ between the compared solutions. */
  readonly differing: readonly Cell[];
  /** True if `give` and `change` refer to the author's picture, false if to the first solution. */
  readonly ofGoal: boolean;
  /** Cells of that picture to give away. Empty for a puzzle without a solution. */
  readonly give: Remedies;
  /** Cells to change in it, with their new colours. */
  readonly change: Remedies;
}

/** The progress of a diagnosis: what it finds out next. */
export interface DiagnoseProgress {
  readonly stage: 'solve' | 'explain' | 'remedies';
}

/** How hard to search. A diagnosis that is stopped returns what it has found so far. */
export interface DiagnoseOptions extends RemedyOptions, DriveOptions<DiagnoseProgress> {
  /** Solutions compared for `differing`. Default 20. */
  readonly maxSolutions?: number;
  /** Conflicts after which solving gives up. Default 5000. */
  readonly maxConflicts?: number;
  /** A known result of solving the puzzle; looking for more solutions adds to it. */
  readonly result?: SolveResult;
  /** A known explanation of the puzzle; otherwise one is made if the solution is unique. */
  readonly explanation?: Pick<Explanation, 'status' | 'steps' | 'conflict'>;
}

/** Finds out what keeps a puzzle from being unique and solvable line by line. */
export function diagnose(puzzle: Puzzle, options: DiagnoseOptions = {}): Result<Diagnosis> {
  return drive(diagnosing(puzzle, options), options);
}

/** Diagnoses as `diagnose` does, awaiting `pause` about every millisecond. */
export async function diagnoseAsync(
  puzzle: Puzzle,
  options: DiagnoseOptions,
  pause: Pause<DiagnoseProgress>,
): Promise<Result<Diagnosis>> {
  return driveAsync(diagnosing(puzzle, options), pause, options);
}

/** The work of one stage; its pauses report the stage. */
function* during<T>(
  stage: DiagnoseProgress['stage'],
  work: Work<unknown, T>,
): Work<DiagnoseProgress, T> {
  const progress = { stage };
  let next = work.next();
  while (next.done !== true) next = work.next(yield progress);
  return next.value;
}

/** A diagnosis as work to be driven. */
function* diagnosing(
  puzzle: Puzzle,
  options: DiagnoseOptions,
): Work<DiagnoseProgress, Result<Diagnosis>> {
  const candidates = createCandidates(puzzle);
  if (!candidates.ok) return candidates;
  const result = yield* during('solve', solvedWith(puzzle, options));
  const explanation =
    options.explanation ?? (yield* during('explain', explainWithin(puzzle, result)));
  const { steps, status, conflict } = explanation;
  const levels = steps.map(({ level }) => level);
  const found = solutionsOf(result);
  return good({
    status: result.status,
    lineSolvable: result.lineSolvable,
    open: yield* during('solve', findOpenCells(puzzle, result)),
    ...(conflict === undefined ? {} : { conflict }),
    level: status === 'solved' ? (Math.max(1, ...levels) as Level) : undefined,
    longestChain: Math.max(
      0,
      ...steps.map(({ facts }) => ('assumption' in facts ? facts.length : 0)),
    ),
    solutions: found.length,
    complete: result.status === 'multiple' ? result.complete : result.status !== 'unknown',
    differing: differing(puzzle, found),
    ...(yield* during('remedies', findRemedies(puzzle, result, found[0], options))),
  });
}

/** Solves for several solutions, within the budget. */
function* solvedWith(puzzle: Puzzle, options: DiagnoseOptions): Work<undefined, SolveResult> {
  const { maxSolutions = 20, maxConflicts = 5000, result } = options;
  if (result?.status === 'unique' || result?.status === 'none') return result;
  const again = yield* solveSteps(puzzle, { maxSolutions, maxConflicts });
  return again.status === 'unknown' && result !== undefined ? result : again;
}

/** Lines that the explanation may settle to find chains: some seconds. */
const CHAINS_BUDGET = 2_000_000;

/** The outcome of explaining; chains are used only if the solution is unique. */
function* explainWithin(
  puzzle: Puzzle,
  { status }: SolveResult,
): Work<unknown, NonNullable<DiagnoseOptions['explanation']>> {
  const options: ExplainerOptions =
    status === 'none' ? { chains: false } : { totalBudget: CHAINS_BUDGET };
  const begun = status === 'none' || status === 'unique' ? explainer(puzzle, options) : undefined;
  return begun?.ok ? yield* explaining(begun.value) : { status: 'stuck', steps: [] };
}

/** The cells that line logic does not reach. */
function* findOpenCells(puzzle: Puzzle, { lineSolvable }: SolveResult): Work<undefined, Cell[]> {
  if (lineSolvable) return [];
  const lines = yield* solveSteps(puzzle, { lineOnly: true });
  if (lines.status !== 'unknown') return [];
  return [...lines.known.cells].flatMap((color, cell) =>
    color === UNKNOWN ? [cellAt(puzzle, cell)] : [],
  );
}

function differing(puzzle: Puzzle, [first, ...others]: readonly Grid[]): Cell[] {
  return [...(first?.cells ?? [])].flatMap((color, cell) =>
    others.some(({ cells }) => cells[cell] !== color) ? [cellAt(puzzle, cell)] : [],
  );
}
