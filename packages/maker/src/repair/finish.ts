/**
 * Finishing: repairs a tracing, steers it towards an aim if there is one, judges it and describes
 * it.
 */
import { type Grid, type Puzzle, type PuzzleMeta, puzzleOf } from '@nonokit/core';
import { computePrice, type Objective } from '../aim.js';
import type { ChangedCell, Property, PuzzleCandidate } from '../make-options.js';
import { exactMirrors } from '../mirrors.js';
import { computeScore, measureFill } from '../score.js';
import type { Tracing } from '../tracing.js';
import { dusted } from './dust.js';
import { type Repaired, repair } from './repair.js';
import { type Steered, steer } from './steer.js';
import type { Task } from './workbench.js';

/** The share of the questions that may be spent on changes in pairs, which keep a symmetry. */
const PAIRS_SHARE = 0.5;

/** Score penalty for a picture that lost its symmetry. */
const SKEWED = 4;

/** How to finish. */
export interface FinishOptions extends Omit<Task, 'tracing' | 'property' | 'maxFlips'> {
  readonly property: Property;
  /** An additional wish for the puzzle; see `MakeOptions.aim`. */
  readonly aim: Objective | undefined;
  /** Maximum number of cells that may be changed; undefined for one in twelve. */
  readonly maxFlips: number | undefined;
  readonly meta: PuzzleMeta;
  /** Whether lone cells of ink may also be removed. */
  readonly dusts?: boolean | undefined;
  /** Whether only line logic is applied to the puzzle; see `MakeOptions.preview`. */
  readonly isPreview?: boolean | undefined;
}

/**
 * Repairs and describes a tracing, and measures its distance from the aim; each `yield` is a chance
 * to stop.
 */
export function* finished(
  tracing: Tracing,
  options: FinishOptions,
): Generator<void, PuzzleCandidate> {
  const { grid, reached } = yield* repaired(tracing, options);
  return described(tracing, grid, reached, options);
}

/** Changes cells of a finished puzzle until it meets the aim, or comes as close as possible. */
export function* steered(
  tracing: Tracing,
  made: PuzzleCandidate,
  options: FinishOptions,
): Generator<void, PuzzleCandidate> {
  const { property, aim } = options;
  const { goal } = made.puzzle;
  if (property === 'off' || aim === undefined || goal === undefined) return made;
  if (made.miss === 0 || !Number.isFinite(made.miss)) return made;
  const task = toTask(tracing, property, options);
  const from = { grid: goal, miss: made.miss };
  const { grid } = yield* task.keepsSymmetry
    ? steerInPairs(task, from, aim)
    : steer(task, from, aim);
  return grid === goal ? made : described(tracing, grid, true, options);
}

/** Steers a picture that equals its mirror image, first by changes in pairs. */
function* steerInPairs(task: Task, from: Steered, aim: Objective): Generator<void, Steered> {
  const isSymmetric =
    exactMirrors(from.grid).length > 0 && exactMirrors(task.tracing.grid).length > 0;
  if (!isSymmetric) return yield* steer({ ...task, keepsSymmetry: false }, from, aim);
  const maxChecks = Math.ceil(PAIRS_SHARE * task.maxChecks);
  const paired = yield* steer({ ...task, maxChecks }, from, aim);
  if (paired.miss === 0) return paired;
  const left = { ...task, maxChecks: task.maxChecks - maxChecks, keepsSymmetry: false };
  return yield* steer(left, paired, aim);
}

function* repaired(tracing: Tracing, options: FinishOptions): Generator<void, Repaired> {
  const { property } = options;
  if (property === 'off') return { grid: tracing.grid, reached: true, open: 0 };
  const task = toTask(tracing, property, options);
  const isSymmetric = exactMirrors(tracing.grid).length > 0;
  if (!task.keepsSymmetry || !isSymmetric) return yield* cleaned(task, options);
  const maxChecks = Math.ceil(PAIRS_SHARE * task.maxChecks);
  const inPairs = yield* cleaned({ ...task, maxChecks }, options);
  if (inPairs.reached) return inPairs;
  return yield* cleaned({ ...task, keepsSymmetry: false }, options);
}

function* cleaned(task: Task, { dusts = false }: FinishOptions): Generator<void, Repaired> {
  const made = yield* repair(task);
  return dusts ? yield* dusted(task, made) : made;
}

function toTask(tracing: Tracing, property: Task['property'], options: FinishOptions): Task {
  const { checker, random, maxChecks, locked, keepsSymmetry } = options;
  const maxFlips = options.maxFlips ?? Math.ceil(tracing.grid.cells.length / 12);
  return { tracing, property, maxFlips, maxChecks, checker, random, locked, keepsSymmetry };
}

/** Describes a tracing after some of its cells were changed. */
function described(
  tracing: Tracing,
  grid: Grid,
  reached: boolean,
  options: FinishOptions,
): PuzzleCandidate {
  const { palette, ink, bonus, worth, likeness, method, grid: traced } = tracing;
  const changed = findChanges(traced, grid);
  const similarity = likeness.of(grid, palette, ink);
  const { checker, isPreview = false } = options;
  const { status, lineSolvable, result } = isPreview
    ? checker.lineVerdictOf(grid, palette)
    : checker.verdictOf(grid, palette);
  const puzzle = puzzleOf(grid, palette, options.meta);
  const isSkewed = exactMirrors(traced).length > exactMirrors(grid).length;
  const merits = {
    grid,
    similarity,
    flaws: changed.length,
    bonus: bonus - (isSkewed ? SKEWED : 0),
    worth,
  };
  return {
    puzzle,
    reached,
    miss: measureMiss(puzzle, grid, reached, options),
    status,
    lineSolvable,
    changed,
    traced,
    similarity,
    fill: measureFill(grid),
    score: computeScore(merits),
    effort: result.stats.linesSettled / (grid.width + grid.height),
    method,
  };
}

/** The distance of the puzzle from the aim. A puzzle without the property is not rated. */
function measureMiss(
  puzzle: Puzzle,
  grid: Grid,
  reached: boolean,
  { aim, checker }: FinishOptions,
): number {
  if (aim === undefined) return 0;
  if (!reached) return Number.POSITIVE_INFINITY;
  const { open } = checker.byLines(grid, puzzle.palette);
  checker.spent += computePrice(open);
  return aim(puzzle);
}

function findChanges(before: Grid, after: Grid): ChangedCell[] {
  const changes: ChangedCell[] = [];
  before.cells.forEach((color, i) => {
    const now = after.cells[i];
    if (now === color) return;
    const column = i % before.width;
    changes.push({ row: (i - column) / before.width, column, before: color, after: now });
  });
  return changes;
}
