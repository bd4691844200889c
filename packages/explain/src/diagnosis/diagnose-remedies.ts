/**
 * Remedies: the fewest cells to give away, or to change in the picture, so that a puzzle becomes
 * unique, or solvable by lines. They are found quickly first, then proved or improved within the
 * budget.
 */
import { type Color, type Grid, type Puzzle, solves, type Work } from '@nonokit/core';
import type { SolveResult } from '@nonokit/solver';
import { cellAt } from '../cell-at.js';
import type { Cell } from '../facts.js';
import { Budget } from '../fewest.js';
import { type Change, fewestChanges } from './diagnose-change.js';
import { fewestGiven, greedyGiven } from './diagnose-given.js';
import { greedyChanges, withoutNeedless } from './diagnose-greedy.js';
import { byLines, bySolutions, properties } from './diagnose-open.js';

/** A cell and a colour for it. */
export interface ColoredCell extends Cell {
  readonly color: Color;
}

/** Cells that help, and a lower bound on their number. */
export interface Remedy {
  /** The fewest found; absent if none were found within the budget. */
  readonly cells?: readonly ColoredCell[];
  /** Lower bound: no set of fewer cells helps. */
  readonly atLeast: number;
  /** True if `cells` has exactly `atLeast` members, so that no fewer cells help. */
  readonly proved: boolean;
}

/** How much work to spend. */
export interface RemedyOptions {
  /**
   * Most runs of line logic for each of the four remedies. Default: 50 to 5000, fewer for larger
   * puzzles.
   */
  readonly maxTries?: number;
  /** Conflicts after which a puzzle does not count as unique. Default and maximum: 500. */
  readonly maxConflicts?: number;
}

/** Remedies that give a puzzle a property it lacks; absent if it has the property. */
export interface Remedies {
  /** Makes the picture the only solution. */
  readonly unique?: Remedy;
  /** Makes the puzzle solvable by lines, and therefore unique. */
  readonly lineSolvable?: Remedy;
}

/**
 * A number of runs that takes about equally long for every puzzle: each run follows line logic to
 * its end.
 */
function triesFor({ width, height }: Puzzle): number {
  return Math.max(50, Math.min(5000, Math.floor(4_000_000 / (width * height))));
}

/** Conflicts after which a puzzle tried on the way does not count as unique. */
const CONFLICTS_A_TRY = 500;

/**
 * Finds remedies for a puzzle, given its solver result and first solution; none for a puzzle that
 * needs no help or has no picture.
 */
export function* findRemedies(
  puzzle: Puzzle,
  result: SolveResult,
  solution: Grid | undefined,
  options: RemedyOptions,
): Work<
  undefined,
  { readonly ofGoal: boolean; readonly give: Remedies; readonly change: Remedies }
> {
  const own = puzzle.goal !== undefined && solves(puzzle.goal, puzzle) ? puzzle.goal : undefined;
  const picture = own ?? solution;
  const ofGoal = own !== undefined;
  if (picture === undefined || result.lineSolvable) return { ofGoal, give: {}, change: {} };
  const { maxTries = triesFor(puzzle) } = options;
  const conflicts = Math.min(CONFLICTS_A_TRY, options.maxConflicts ?? CONFLICTS_A_TRY);
  const budget = (): Budget => new Budget(maxTries);
  const patient: Patient = { puzzle, picture, conflicts, budget };
  const ambiguous = result.status === 'multiple';
  const give = yield* given(patient, ambiguous);
  return { ofGoal, give, change: yield* changes(patient, ambiguous) };
}

/** A puzzle that needs help, and the budget for each search. */
interface Patient {
  readonly puzzle: Puzzle;
  readonly picture: Grid;
  readonly conflicts: number;
  /** A new budget for one remedy. */
  readonly budget: () => Budget;
}

function* given(
  { puzzle, picture, conflicts, budget }: Patient,
  ambiguous: boolean,
): Work<undefined, Remedies> {
  const quick = yield* greedyGiven(byLines(puzzle, picture, budget()), picture.cells);
  const lineSolvable = yield* fewestGiven(byLines(puzzle, picture, budget()), picture.cells, quick);
  // cells that make the puzzle solvable by lines make it unique; fewer may do
  const openCells = bySolutions(puzzle, picture, conflicts, budget());
  const unique = ambiguous
    ? yield* fewestGiven(openCells, picture.cells, lineSolvable.elements)
    : undefined;
  const remedy = (elements: readonly number[] | undefined, atLeast: number): Remedy =>
    toRemedy(
      puzzle,
      elements?.map((cell) => ({ cell, color: picture.cells[cell] as Color })),
      atLeast,
    );
  return remedies(
    unique && remedy(unique.elements, unique.atLeast),
    remedy(lineSolvable.elements, lineSolvable.atLeast),
  );
}

function* changes(
  { puzzle, picture, conflicts, budget }: Patient,
  ambiguous: boolean,
): Work<undefined, Remedies> {
  const { palette } = puzzle;
  const wanted = properties(palette, conflicts);
  const quick = yield* greedyChanges(picture, palette.length, wanted.lineSolvable(budget()));
  const lines = yield* fewestChanges(picture, palette.length, wanted.lineSolvable(budget()), quick);
  const lineSolvable = toRemedy(puzzle, lines.changes, lines.atLeast);
  if (!ambiguous) return remedies(undefined, lineSolvable);
  // changes that make it solvable by lines make it unique; fewer may do
  const property = wanted.unique(budget());
  const enough = lines.changes && (yield* withoutNeedless(picture, lines.changes, property));
  const { changes, atLeast } = yield* fewestChanges(picture, palette.length, property, enough);
  return remedies(toRemedy(puzzle, changes, atLeast), lineSolvable);
}

function toRemedy(puzzle: Puzzle, changes: readonly Change[] | undefined, atLeast: number): Remedy {
  if (changes === undefined) return { atLeast, proved: false };
  const cells = changes.map(({ cell, color }) => ({ ...cellAt(puzzle, cell), color }));
  return { cells, atLeast, proved: cells.length === atLeast };
}

/**
 * Combines both remedies. A remedy for lines also makes the puzzle unique, so it needs at least as
 * many cells.
 */
function remedies(unique: Remedy | undefined, lineSolvable: Remedy): Remedies {
  if (unique === undefined) return { lineSolvable };
  const atLeast = Math.max(unique.atLeast, lineSolvable.atLeast);
  const proved = lineSolvable.cells?.length === atLeast;
  return { unique, lineSolvable: { ...lineSolvable, atLeast, proved } };
}
