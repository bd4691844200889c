/**
 * Diagnosis: what stops a puzzle from being unique, or from being solved line by line, and what would
 * help.
 *
 * For puzzles that logic does not finish: the cells it leaves, how deep assumptions must go, which
 * cells differ between solutions; and the fewest cells to give away, or to change in the picture,
 * after which the puzzle is unique, and after which lines alone finish it.
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
import { candidatesOf } from '../candidates.js';
import { cellAt } from '../cell-at.js';
import { type Explanation, explaining } from '../explain.js';
import { type ExplainerOptions, explainer } from '../explainer.js';
import type { Cell, Level } from '../step.js';
import { type Remedies, type RemedyOptions, remediesOf } from './diagnose-remedies.js';

/** What was found out. */
export interface Diagnosis {
  readonly status: SolveResult['status'];
  /** True if lines alone are enough. */
  readonly lineSolvable: boolean;
  /** The cells that line logic does not reach. */
  readonly open: readonly Cell[];
  /** The line whose clue fits nowhere any more, where line logic comes to a contradiction. */
  readonly conflict?: Line;
  /** The highest level that an explanation needs; undefined if none was found to the end. */
  readonly level: Level | undefined;
  /** Links of the longest contradiction that it needs; 0 if none, or if it was not looked for. */
  readonly longestChain: number;
  /** The solutions that were compared: 1 of a unique puzzle. */
  readonly solutions: number;
  /** True if these are all there are. */
  readonly complete: boolean;
  /** Cells that differ between solutions, of those that were compared. */
  readonly differing: readonly Cell[];
  /** True if `give` and `change` are about the author's picture, false if about the first solution. */
  readonly ofGoal: boolean;
  /** Cells of that picture to give away. Empty for a puzzle without a solution. */
  readonly give: Remedies;
  /** Cells to change in it, with their other colours. */
  readonly change: Remedies;
}

/** How far a diagnosis is: what it is about to find out. */
export interface DiagnoseProgress {
  readonly stage: 'solve' | 'explain' | 'remedies';
}

/** How much to look. Told to stop, a diagnosis says what was found until then. */
export interface DiagnoseOptions extends RemedyOptions, DriveOptions<DiagnoseProgress> {
  /** Solutions compared for `differing`. Default 20. */
  readonly maxSolutions?: number;
  /** Conflicts after which solving gives up. Default 5000. */
  readonly maxConflicts?: number;
  /** What solving the puzzle told, if that is known already; looking for more solutions adds to it. */
  readonly result?: SolveResult;
  /**
   * How an explanation of the puzzle went, if there is one already; it is made otherwise, where the
   * solution is unique.
   */
  readonly explanation?: Pick<Explanation, 'status' | 'steps' | 'conflict'>;
}

/** Finds out what stops a puzzle from being unique and solved line by line. */
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

/** The work of one stage, whose pauses say so. */
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
  const candidates = candidatesOf(puzzle);
  if (!candidates.ok) return candidates;
  const result = yield* during('solve', solvedWith(puzzle, options));
  const explanation =
    options.explanation ?? (yield* during('explain', explanationOf(puzzle, result)));
  const { steps, status, conflict } = explanation;
  const levels = steps.map(({ level }) => level);
  const found = solutionsOf(result);
  return good({
    status: result.status,
    lineSolvable: result.lineSolvable,
    open: yield* during('solve', openOf(puzzle, result)),
    ...(conflict === undefined ? {} : { conflict }),
    level: status === 'solved' ? (Math.max(1, ...levels) as Level) : undefined,
    longestChain: Math.max(
      0,
      ...steps.map(({ facts }) => ('assumption' in facts ? facts.length : 0)),
    ),
    solutions: found.length,
    complete: result.status === 'multiple' ? result.complete : result.status !== 'unknown',
    differing: differing(puzzle, found),
    ...(yield* during('remedies', remediesOf(puzzle, result, found[0], options))),
  });
}

/** What solving tells, with several solutions if there are, within the budget. */
function* solvedWith(puzzle: Puzzle, options: DiagnoseOptions): Work<undefined, SolveResult> {
  const { maxSolutions = 20, maxConflicts = 5000, result } = options;
  if (result?.status === 'unique' || result?.status === 'none') return result;
  const again = yield* solveSteps(puzzle, { maxSolutions, maxConflicts });
  return again.status === 'unknown' && result !== undefined ? result : again;
}

/** Lines that looking for the chains of an explanation may settle: some seconds. */
const CHAINS_BUDGET = 2_000_000;

/** How the explanation goes: with chains where there is a single solution for them to come to. */
function* explanationOf(
  puzzle: Puzzle,
  { status }: SolveResult,
): Work<unknown, NonNullable<DiagnoseOptions['explanation']>> {
  const options: ExplainerOptions =
    status === 'none' ? { chains: false } : { totalBudget: CHAINS_BUDGET };
  const begun = status === 'none' || status === 'unique' ? explainer(puzzle, options) : undefined;
  return begun?.ok ? yield* explaining(begun.value) : { status: 'stuck', steps: [] };
}

/** The cells that line logic does not reach. */
function* openOf(puzzle: Puzzle, { lineSolvable }: SolveResult): Work<undefined, Cell[]> {
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
