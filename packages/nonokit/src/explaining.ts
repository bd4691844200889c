/**
 * Explaining with a clock: `timeoutMs` is measured by `performance.now()` unless `clock` is given.
 * Each verb that may take long has an async version that takes turns with the event loop, so that a
 * page stays responsive and `signal` can be aborted. Verbs throw; their `safe` forms return
 * problems.
 */
import { good, type PartialGrid, type Puzzle, type Result } from '@nonokit/core';
import {
  type DiagnoseOptions,
  type Diagnosis,
  type Difficulty,
  diagnose as diagnosePuzzle,
  diagnoseAsync as diagnosePuzzleAsync,
  type Ending,
  type Explainer,
  type ExplainerOptions,
  type ExplainOptions,
  type Explanation,
  explainer as explainerOf,
  explain as explainPuzzle,
  explainAsync as explainPuzzleAsync,
  explainSteps as explainPuzzleSteps,
  type Hint,
  type Hinter,
  type HinterOptions,
  type HintOptions,
  hinter as hinterOf,
  hint as hintFor,
  hintAsync as hintForAsync,
  type RateOptions,
  rate as ratePuzzle,
  type Step,
} from '@nonokit/explain';
import { solve as solvePuzzle } from '@nonokit/solver';
import { clock } from './clock.js';
import { givingWay } from './giving-way.js';
import { type MarksInput, readMarks } from './inputs/marks.js';
import type { PuzzleSource } from './inputs/puzzle-input.js';
import { asPuzzle, checkSource } from './inputs/puzzle-of.js';
import {
  checkOptions,
  DIAGNOSE_OPTIONS,
  EXPLAIN_OPTIONS,
  EXPLAINER_OPTIONS,
  HINT_OPTIONS,
  HINTER_OPTIONS,
  RATE_OPTIONS,
} from './options.js';
import { orThrow } from './problem-error.js';
import { rateInTurns, solvingLimits, whyUnratable } from './rating.js';

/**
 * Explains a puzzle: the steps in which a person can solve it, and how they end. Throws
 * `PuzzleError` for an invalid puzzle, more than 30 colours, or marks that do not fit it.
 */
export function explain(puzzle: PuzzleSource, options: ExplainOptions = {}): Explanation {
  return orThrow(safeExplain(puzzle, options));
}

/** Explains as `explain` does, and returns a problem where that throws. */
export function safeExplain(
  puzzle: PuzzleSource,
  options: ExplainOptions = {},
): Result<Explanation> {
  checkOptions('explain', options, EXPLAIN_OPTIONS);
  const checked = checkSource(puzzle);
  return checked.ok ? explainPuzzle(checked.value, { clock, ...options }) : checked;
}

/** Explains in turns with the event loop. Rejects as `explain` throws. */
export async function explainAsync(
  puzzle: PuzzleSource,
  options: ExplainOptions = {},
): Promise<Explanation> {
  return orThrow(await safeExplainAsync(puzzle, options));
}

/** Explains as `explainAsync` does, and returns a problem where that rejects. */
export async function safeExplainAsync(
  puzzle: PuzzleSource,
  options: ExplainOptions = {},
): Promise<Result<Explanation>> {
  checkOptions('explainAsync', options, EXPLAIN_OPTIONS);
  const checked = checkSource(puzzle);
  if (!checked.ok) return checked;
  return explainPuzzleAsync(checked.value, { clock, ...options }, givingWay());
}

/** The steps of an explanation one by one, and how it ended. Throws as `explain` does. */
export function explainSteps(
  puzzle: PuzzleSource,
  options: ExplainOptions = {},
): Generator<Step, Ending> {
  checkOptions('explainSteps', options, EXPLAIN_OPTIONS);
  return orThrow(explainPuzzleSteps(asPuzzle(puzzle), { clock, ...options }));
}

/** An explanation that is asked for its steps, one after the other. Throws as `explain` does. */
export function explainer(puzzle: PuzzleSource, options: ExplainerOptions = {}): Explainer {
  checkOptions('explainer', options, EXPLAINER_OPTIONS);
  return orThrow(explainerOf(asPuzzle(puzzle), options));
}

/** A helper that is asked again and again, and keeps what it has found out between questions. */
export function hinter(puzzle: PuzzleSource, options: HinterOptions = {}): Hinter {
  checkOptions('hinter', options, HINTER_OPTIONS);
  return hinterOf(asPuzzle(puzzle), options);
}

/**
 * The next hint for a player with these marks. Throws `PuzzleError` for an invalid puzzle and for
 * marks that do not fit it.
 */
export function hint(puzzle: PuzzleSource, marks?: MarksInput, options: HintOptions = {}): Hint {
  return orThrow(safeHint(puzzle, marks, options));
}

/** Finds a hint as `hint` does, and returns a problem where that throws. */
export function safeHint(
  puzzle: PuzzleSource,
  marks?: MarksInput,
  options: HintOptions = {},
): Result<Hint> {
  checkOptions('hint', options, HINT_OPTIONS);
  const asked = readQuestion(puzzle, marks);
  if (!asked.ok) return asked;
  return hintFor(asked.value.puzzle, asked.value.marks, { clock, ...options });
}

/** Finds a hint in turns with the event loop. Rejects as `hint` throws. */
export async function hintAsync(
  puzzle: PuzzleSource,
  marks?: MarksInput,
  options: HintOptions = {},
): Promise<Hint> {
  return orThrow(await safeHintAsync(puzzle, marks, options));
}

/** Finds a hint as `hintAsync` does, and returns a problem where that rejects. */
export async function safeHintAsync(
  puzzle: PuzzleSource,
  marks?: MarksInput,
  options: HintOptions = {},
): Promise<Result<Hint>> {
  checkOptions('hintAsync', options, HINT_OPTIONS);
  const asked = readQuestion(puzzle, marks);
  if (!asked.ok) return asked;
  return hintForAsync(asked.value.puzzle, asked.value.marks, { clock, ...options }, givingWay());
}

/**
 * Rates how hard a puzzle is for a person. Throws `PuzzleError` for an invalid puzzle, for one
 * without a single solution (`not-unique`, `no-solution`), whose steps lead to no single end, for
 * more than 30 colours, and if it was stopped.
 */
export function rate(puzzle: PuzzleSource, options: RateOptions = {}): Difficulty {
  return orThrow(safeRate(puzzle, options));
}

/** Rates as `rate` does, and returns a problem where that throws. */
export function safeRate(puzzle: PuzzleSource, options: RateOptions = {}): Result<Difficulty> {
  checkOptions('rate', options, RATE_OPTIONS);
  const checked = checkSource(puzzle);
  if (!checked.ok) return checked;
  const { status } = solvePuzzle(checked.value, solvingLimits(options));
  return whyUnratable(status) ?? ratePuzzle(checked.value, { clock, ...options });
}

/** Rates in turns with the event loop. Rejects as `rate` throws. */
export async function rateAsync(
  puzzle: PuzzleSource,
  options: RateOptions = {},
): Promise<Difficulty> {
  return orThrow(await safeRateAsync(puzzle, options));
}

/** Rates as `rateAsync` does, and returns a problem where that rejects. */
export async function safeRateAsync(
  puzzle: PuzzleSource,
  options: RateOptions = {},
): Promise<Result<Difficulty>> {
  checkOptions('rateAsync', options, RATE_OPTIONS);
  const checked = checkSource(puzzle);
  if (!checked.ok) return checked;
  return rateInTurns(checked.value, options, givingWay(), givingWay());
}

/**
 * What keeps a puzzle from being unique or solved line by line, and what would help. Throws
 * `PuzzleError` for an invalid puzzle.
 */
export function diagnose(puzzle: PuzzleSource, options: DiagnoseOptions = {}): Diagnosis {
  return orThrow(safeDiagnose(puzzle, options));
}

/** Diagnoses as `diagnose` does, and returns a problem where that throws. */
export function safeDiagnose(
  puzzle: PuzzleSource,
  options: DiagnoseOptions = {},
): Result<Diagnosis> {
  checkOptions('diagnose', options, DIAGNOSE_OPTIONS);
  const checked = checkSource(puzzle);
  return checked.ok ? diagnosePuzzle(checked.value, { clock, ...options }) : checked;
}

/** Diagnoses in turns with the event loop. Rejects as `diagnose` throws. */
export async function diagnoseAsync(
  puzzle: PuzzleSource,
  options: DiagnoseOptions = {},
): Promise<Diagnosis> {
  return orThrow(await safeDiagnoseAsync(puzzle, options));
}

/** Diagnoses as `diagnoseAsync` does, and returns a problem where that rejects. */
export async function safeDiagnoseAsync(
  puzzle: PuzzleSource,
  options: DiagnoseOptions = {},
): Promise<Result<Diagnosis>> {
  checkOptions('diagnoseAsync', options, DIAGNOSE_OPTIONS);
  const checked = checkSource(puzzle);
  if (!checked.ok) return checked;
  return diagnosePuzzleAsync(checked.value, { clock, ...options }, givingWay());
}

/** A puzzle and a player's marks on it. */
function readQuestion(
  source: PuzzleSource,
  marks: MarksInput,
): Result<{ puzzle: Puzzle; marks: PartialGrid }> {
  const puzzle = checkSource(source);
  if (!puzzle.ok) return puzzle;
  const read = readMarks(puzzle.value, marks);
  return read.ok ? good({ puzzle: puzzle.value, marks: read.value }) : read;
}
