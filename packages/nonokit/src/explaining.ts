/**
 * Explaining with a clock: `timeoutMs` is measured by `performance.now()` unless `clock` is given.
 * Each verb that may take long has an async version that takes turns with the event loop, so that a
 * page stays responsive and `signal` can be aborted.
 */
import type { Puzzle, Result } from '@nonokit/core';
import {
  type DiagnoseOptions,
  type Diagnosis,
  type Difficulty,
  diagnose as diagnosePuzzle,
  diagnoseAsync as diagnosePuzzleAsync,
  type Ending,
  type ExplainOptions,
  type Explanation,
  explain as explainPuzzle,
  explainAsync as explainPuzzleAsync,
  explainSteps as explainPuzzleSteps,
  type Hint,
  type HintOptions,
  hint as hintFor,
  hintAsync as hintForAsync,
  type RateOptions,
  rate as ratePuzzle,
  type Step,
} from '@nonokit/explain';
import { solve as solvePuzzle } from '@nonokit/solver';
import { clock } from './clock.js';
import { givingWay } from './giving-way.js';
import { type MarksInput, marksOf } from './inputs/marks.js';
import type { PuzzleInput } from './inputs/puzzle-input.js';
import { asPuzzle } from './inputs/puzzle-of.js';
import { rateInTurns, solvingLimits, whyUnratable } from './rating.js';

/**
 * Explains a puzzle. Returns a problem if it has more than 30 colours or the marks do not fit it.
 */
export function explain(
  puzzle: Puzzle | PuzzleInput,
  options: ExplainOptions = {},
): Result<Explanation> {
  return explainPuzzle(asPuzzle(puzzle), { clock, ...options });
}

/** Explains in turns with the event loop. */
export async function explainAsync(
  puzzle: Puzzle | PuzzleInput,
  options: ExplainOptions = {},
): Promise<Result<Explanation>> {
  return explainPuzzleAsync(asPuzzle(puzzle), { clock, ...options }, givingWay());
}

/** The steps of an explanation one by one, and how it ended. */
export function explainSteps(
  puzzle: Puzzle | PuzzleInput,
  options: ExplainOptions = {},
): Result<Generator<Step, Ending>> {
  return explainPuzzleSteps(asPuzzle(puzzle), { clock, ...options });
}

/** The next hint for a player with these marks. Returns a problem if the marks do not fit. */
export function hint(
  puzzle: Puzzle | PuzzleInput,
  marks?: MarksInput,
  options: HintOptions = {},
): Result<Hint> {
  const checked = asPuzzle(puzzle);
  return hintFor(checked, marksOf(checked, marks), { clock, ...options });
}

/** Finds a hint in turns with the event loop. */
export async function hintAsync(
  puzzle: Puzzle | PuzzleInput,
  marks?: MarksInput,
  options: HintOptions = {},
): Promise<Result<Hint>> {
  const checked = asPuzzle(puzzle);
  return hintForAsync(checked, marksOf(checked, marks), { clock, ...options }, givingWay());
}

/**
 * Rates how hard a puzzle is for a person. Problems: `not-unique` and `no-solution`, because the
 * steps of such puzzles lead to no single end; more than 30 colours; a rating that was stopped.
 */
export function rate(puzzle: Puzzle | PuzzleInput, options: RateOptions = {}): Result<Difficulty> {
  const checked = asPuzzle(puzzle);
  const { status } = solvePuzzle(checked, solvingLimits(options));
  return whyUnratable(status) ?? ratePuzzle(checked, { clock, ...options });
}

/** Rates in turns with the event loop. */
export async function rateAsync(
  puzzle: Puzzle | PuzzleInput,
  options: RateOptions = {},
): Promise<Result<Difficulty>> {
  return rateInTurns(asPuzzle(puzzle), options, givingWay(), givingWay());
}

/** What keeps a puzzle from being unique or solved line by line, and what would help. */
export function diagnose(
  puzzle: Puzzle | PuzzleInput,
  options: DiagnoseOptions = {},
): Result<Diagnosis> {
  return diagnosePuzzle(asPuzzle(puzzle), { clock, ...options });
}

/** Diagnoses in turns with the event loop. */
export async function diagnoseAsync(
  puzzle: Puzzle | PuzzleInput,
  options: DiagnoseOptions = {},
): Promise<Result<Diagnosis>> {
  return diagnosePuzzleAsync(asPuzzle(puzzle), { clock, ...options }, givingWay());
}
