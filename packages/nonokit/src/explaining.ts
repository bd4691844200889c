/**
 * Explaining with the clock running: `timeoutMs` is measured by `performance.now()` unless `clock` is
 * given. Each verb that may take long has an async sister, which does the same in turns with the event
 * loop, so that a page stays alive and `signal` can be aborted.
 */
import type { PartialGrid, Puzzle, Result } from '@nonokit/core';
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
  rateAsync as ratePuzzleAsync,
  type Step,
} from '@nonokit/explain';
import { clock } from './clock.js';
import { givingWay } from './giving-way.js';

/** Explains a puzzle; a problem if it has more than 30 colours or the marks do not fit it. */
export function explain(puzzle: Puzzle, options: ExplainOptions = {}): Result<Explanation> {
  return explainPuzzle(puzzle, { clock, ...options });
}

/** Explains in turns with the event loop. */
export async function explainAsync(
  puzzle: Puzzle,
  options: ExplainOptions = {},
): Promise<Result<Explanation>> {
  return explainPuzzleAsync(puzzle, { clock, ...options }, givingWay());
}

/** The steps of an explanation one by one, and how it ended. */
export function explainSteps(
  puzzle: Puzzle,
  options: ExplainOptions = {},
): Result<Generator<Step, Ending>> {
  return explainPuzzleSteps(puzzle, { clock, ...options });
}

/** The next thing to tell somebody who has marked so much; a problem if the marks do not fit. */
export function hint(puzzle: Puzzle, marks: PartialGrid, options: HintOptions = {}): Result<Hint> {
  return hintFor(puzzle, marks, { clock, ...options });
}

/** Finds a hint in turns with the event loop. */
export async function hintAsync(
  puzzle: Puzzle,
  marks: PartialGrid,
  options: HintOptions = {},
): Promise<Result<Hint>> {
  return hintForAsync(puzzle, marks, { clock, ...options }, givingWay());
}

/** How hard a puzzle is; a problem if it has more than 30 colours or rating was stopped. */
export function rate(puzzle: Puzzle, options: RateOptions = {}): Result<Difficulty> {
  return ratePuzzle(puzzle, { clock, ...options });
}

/** Rates in turns with the event loop. */
export async function rateAsync(
  puzzle: Puzzle,
  options: RateOptions = {},
): Promise<Result<Difficulty>> {
  return ratePuzzleAsync(puzzle, { clock, ...options }, givingWay());
}

/** What keeps a puzzle from being unique or solved line by line, and what would help. */
export function diagnose(puzzle: Puzzle, options: DiagnoseOptions = {}): Result<Diagnosis> {
  return diagnosePuzzle(puzzle, { clock, ...options });
}

/** Diagnoses in turns with the event loop. */
export async function diagnoseAsync(
  puzzle: Puzzle,
  options: DiagnoseOptions = {},
): Promise<Result<Diagnosis>> {
  return diagnosePuzzleAsync(puzzle, { clock, ...options }, givingWay());
}
