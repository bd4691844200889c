/**
 * The search for another solution. The painted picture is a solution, so the first one that differs
 * from it decides; a short search, which nearly always suffices, comes before a long one.
 */
import { type Grid, type Puzzle, type Stop, sameGrid, type Work } from '@nonokit/core';
import { type SolveOptions, type StopReason, solveSteps } from '@nonokit/solver';
import type { AppraisalReport, Uniqueness } from './appraisal.js';
import { differingCells } from './exchanges.js';

/** Conflicts of the short search: at 60x60 less than a tenth of a second. */
const SHORT = 500;

/** Conflicts of both searches by default. */
const LONG = 20_000;

/**
 * Where line logic leaves more cells than this, few conflicts are met: the search is hopeless, and
 * after 50 of them the solver would not give way for half a second.
 */
const HOPELESS_CELLS = 15_000;
const HOPELESS = 40;

/**
 * Looks for a solution other than `goal`, where line logic leaves `open` cells. Yields what is
 * known after the short search.
 */
export function* checkUniqueness(
  puzzle: Puzzle,
  goal: Grid,
  open: number,
  maxConflicts: number = open > HOPELESS_CELLS ? HOPELESS : LONG,
): Work<AppraisalReport | undefined, Uniqueness> {
  const short = yield* searched(puzzle, goal, { maxConflicts: Math.min(SHORT, maxConflicts) });
  if (short.status !== 'unknown' || short.reason !== 'conflicts') return short;
  if (maxConflicts <= SHORT) return short;
  yield { uniqueness: { ...short, isSearching: true } };
  // another seed takes other decisions: the long search does not repeat the short one
  return yield* searched(puzzle, goal, { maxConflicts: maxConflicts - SHORT, seed: 2 });
}

function* searched(
  puzzle: Puzzle,
  goal: Grid,
  options: SolveOptions,
): Generator<undefined, Uniqueness, Stop | undefined> {
  let other: Grid | undefined;
  const onSolution = (grid: Grid): boolean => {
    if (sameGrid(grid, goal)) return true;
    other = grid;
    return false;
  };
  const { status, ...result } = yield* solveSteps(puzzle, { ...options, onSolution });
  if (other !== undefined) return multiple(goal, other);
  if (status === 'unique') return { status: 'unique' };
  return unknown('reason' in result ? result.reason : 'max-solutions');
}

/** The verdict for a picture with this other solution. */
export function multiple(goal: Grid, other: Grid): Uniqueness {
  return { status: 'multiple', other, differing: differingCells(goal, other) };
}

/** No verdict, for this reason. */
export function unknown(reason: StopReason): Uniqueness {
  return { status: 'unknown', reason, isSearching: false };
}
