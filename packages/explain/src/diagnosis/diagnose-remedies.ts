/**
 * Remedies: the fewest cells to give away, or to change in the picture, after which a puzzle is
 * unique, and after which lines alone finish it; found quickly first, then proved or improved as far
 * as the budget goes.
 */
import { type Color, type Grid, type Puzzle, solves, type Work } from '@nonokit/core';
import type { SolveResult } from '@nonokit/solver';
import { cellAt } from '../cell-at.js';
import { Budget } from '../fewest.js';
import type { Cell } from '../step.js';
import { type Change, fewestChanges } from './diagnose-change.js';
import { fewestGiven, greedyGiven } from './diagnose-given.js';
import { greedyChanges, withoutNeedless } from './diagnose-greedy.js';
import { byLines, bySolutions, properties } from './diagnose-open.js';

/** A cell and a colour for it. */
export interface ColoredCell extends Cell {
  readonly color: Color;
}

/** Cells that help, and how sure it is that no fewer do. */
export interface Remedy {
  /** The fewest that were found; absent if none were found within the budget. */
  readonly cells?: readonly ColoredCell[];
  /** Fewer do not help, whichever they are. */
  readonly atLeast: number;
  /** True if there are as many `cells` as are needed at least: then no fewer cells help. */
  readonly proved: boolean;
}

/** How much to look for them. */
export interface RemedyOptions {
  /**
   * Runs of line logic that looking for each of the four remedies may take. Default: fewer for
   * larger puzzles, 50 to 5000.
   */
  readonly maxTries?: number;
  /** Conflicts after which a puzzle does not count as unique. Default, and at most, 500. */
  readonly maxConflicts?: number;
}

/** What helps a puzzle to a property that it has not; absent where it has it. */
export interface Remedies {
  /** So that the picture is the only solution. */
  readonly unique?: Remedy;
  /** So that lines alone finish it, which makes it unique as well. */
  readonly lineSolvable?: Remedy;
}

/** Runs that take about as long for every puzzle: each follows line logic to its end. */
function triesFor({ width, height }: Puzzle): number {
  return Math.max(50, Math.min(5000, Math.floor(4_000_000 / (width * height))));
}

/** Conflicts after which a puzzle that is tried on the way does not count as unique. */
const CONFLICTS_A_TRY = 500;

/**
 * What would help a puzzle, of which solving told this, and gave this solution first; nothing for one
 * that needs no help or has no picture.
 */
export function* remediesOf(
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

/** A puzzle that needs help, and how much it may take to find some. */
interface Patient {
  readonly puzzle: Puzzle;
  readonly picture: Grid;
  readonly conflicts: number;
  /** What looking for one remedy may take. */
  readonly budget: () => Budget;
}

function* given(
  { puzzle, picture, conflicts, budget }: Patient,
  ambiguous: boolean,
): Work<undefined, Remedies> {
  const quick = yield* greedyGiven(byLines(puzzle, picture, budget()), picture.cells);
  const lineSolvable = yield* fewestGiven(byLines(puzzle, picture, budget()), picture.cells, quick);
  // what line logic can go on from makes the puzzle unique: perhaps less does
  const openCells = bySolutions(puzzle, picture, conflicts, budget());
  const unique = ambiguous
    ? yield* fewestGiven(openCells, picture.cells, lineSolvable.elements)
    : undefined;
  const remedy = (elements: readonly number[] | undefined, atLeast: number): Remedy =>
    remedyOf(
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
  const lineSolvable = remedyOf(puzzle, lines.changes, lines.atLeast);
  if (!ambiguous) return remedies(undefined, lineSolvable);
  // what makes it solvable by lines makes it unique: perhaps less does
  const property = wanted.unique(budget());
  const enough = lines.changes && (yield* withoutNeedless(picture, lines.changes, property));
  const { changes, atLeast } = yield* fewestChanges(picture, palette.length, property, enough);
  return remedies(remedyOf(puzzle, changes, atLeast), lineSolvable);
}

function remedyOf(puzzle: Puzzle, changes: readonly Change[] | undefined, atLeast: number): Remedy {
  if (changes === undefined) return { atLeast, proved: false };
  const cells = changes.map(({ cell, color }) => ({ ...cellAt(puzzle, cell), color }));
  return { cells, atLeast, proved: cells.length === atLeast };
}

/** Whatever makes a puzzle solvable by lines makes it unique, so that it needs no fewer cells. */
function remedies(unique: Remedy | undefined, lineSolvable: Remedy): Remedies {
  if (unique === undefined) return { lineSolvable };
  const atLeast = Math.max(unique.atLeast, lineSolvable.atLeast);
  const proved = lineSolvable.cells?.length === atLeast;
  return { unique, lineSolvable: { ...lineSolvable, atLeast, proved } };
}
