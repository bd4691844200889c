/**
 * Diagnosis: what stops a puzzle from being unique, or from being solved line by line, and what would
 * help.
 *
 * For puzzles that logic does not finish: the cells it leaves, how deep assumptions must go, which
 * cells differ between solutions; and the fewest cells to give away, or to change in the picture,
 * after which the puzzle is unique, and after which lines alone finish it.
 */
import { type Grid, good, type Line, type Puzzle, type Result, UNKNOWN } from '@nonokit/core';
import { type SolveResult, type StopSignal, solutionsOf, solve } from '@nonokit/solver';
import { candidatesOf } from '../candidates.js';
import { cellAt } from '../cell-at.js';
import { type Explanation, explain } from '../explain.js';
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

/** How much to look. */
export interface DiagnoseOptions extends RemedyOptions {
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
  const { explanation, signal } = options;
  const candidates = candidatesOf(puzzle);
  if (!candidates.ok) return candidates;
  const result = solvedWith(puzzle, options);
  const explained =
    explanation === undefined ? explanationOf(puzzle, result, signal) : good(explanation);
  if (!explained.ok) return explained;
  const { steps, status, conflict } = explained.value;
  const levels = steps.map(({ level }) => level);
  const found = solutionsOf(result);
  return good({
    status: result.status,
    lineSolvable: result.lineSolvable,
    open: openOf(puzzle, result),
    ...(conflict === undefined ? {} : { conflict }),
    level: status === 'solved' ? (Math.max(1, ...levels) as Level) : undefined,
    longestChain: Math.max(
      0,
      ...steps.map(({ facts }) => ('assumption' in facts ? facts.length : 0)),
    ),
    solutions: found.length,
    complete: result.status === 'multiple' ? result.complete : result.status !== 'unknown',
    differing: differing(puzzle, found),
    ...remediesOf(puzzle, result, found[0], options),
  });
}

/** What solving tells, with several solutions if there are, within the budget. */
function solvedWith(puzzle: Puzzle, options: DiagnoseOptions): SolveResult {
  const { maxSolutions = 20, maxConflicts = 5000, result, signal } = options;
  if (result?.status === 'unique' || result?.status === 'none') return result;
  const again = solve(puzzle, { maxSolutions, maxConflicts, signal });
  return again.status === 'unknown' && result !== undefined ? result : again;
}

/** Lines that looking for the chains of an explanation may settle: some seconds. */
const CHAINS_BUDGET = 2_000_000;

/** How the explanation goes: with chains where there is a single solution for them to come to. */
function explanationOf(
  puzzle: Puzzle,
  { status }: SolveResult,
  signal: StopSignal | undefined,
): Result<NonNullable<DiagnoseOptions['explanation']>> {
  if (status === 'unique') return explain(puzzle, { totalBudget: CHAINS_BUDGET, signal });
  if (status === 'none') return explain(puzzle, { chains: false });
  return good({ status: 'stuck', steps: [] });
}

/** The cells that line logic does not reach. */
function openOf(puzzle: Puzzle, { lineSolvable }: SolveResult): Cell[] {
  if (lineSolvable) return [];
  const lines = solve(puzzle, { lineOnly: true });
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
