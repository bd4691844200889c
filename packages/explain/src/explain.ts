/**
 * Explaining: solves a puzzle in steps that a person can follow, from the clues or from any marks,
 * to the end or as far as reasoning goes.
 */
import {
  type DriveOptions,
  drive,
  driveAsync,
  good,
  type Pause,
  type Puzzle,
  type Result,
  type Work,
} from '@nonokit/core';
import { type Explainer, type ExplainerOptions, explainer } from './explainer.js';
import type { Ending } from './moves.js';
import type { Step } from './step.js';

/** Where to begin, how far to go, and when to stop. */
export interface ExplainOptions extends ExplainerOptions, DriveOptions<ExplainProgress> {}

/** Progress of an explanation. */
export interface ExplainProgress {
  /** The steps made so far. */
  readonly steps: readonly Step[];
}

/** The steps and how they ended. */
export interface Explanation extends Ending {
  readonly steps: readonly Step[];
}

/**
 * Explains a puzzle. Returns a problem if it has more than 30 colours or the marks do not fit it.
 * If told to stop, it ends before the next chain; steps that a line implies take little time and
 * are still made.
 */
export function explain(puzzle: Puzzle, options: ExplainOptions = {}): Result<Explanation> {
  const begun = explainer(puzzle, options);
  return begun.ok ? good(drive(explaining(begun.value), options)) : begun;
}

/** Explains as `explain` does, awaiting `pause` after each step and about every millisecond. */
export async function explainAsync(
  puzzle: Puzzle,
  options: ExplainOptions,
  pause: Pause<ExplainProgress>,
): Promise<Result<Explanation>> {
  const begun = explainer(puzzle, options);
  if (!begun.ok) return begun;
  return good(await driveAsync(explaining(begun.value), pause, options));
}

/** Explains step by step, for callers that stop, show or measure in between. */
export function explainSteps(
  puzzle: Puzzle,
  options: ExplainOptions = {},
): Result<Generator<Step, Ending>> {
  const begun = explainer(puzzle, options);
  return begun.ok ? good(begun.value.steps(options)) : begun;
}

/** A whole explanation as work to be driven. */
export function* explaining(explainer: Explainer): Work<ExplainProgress, Explanation> {
  const steps: Step[] = [];
  const progress = { steps };
  for (;;) {
    const work = explainer.advance();
    let next = work.next();
    while (next.done !== true) next = work.next(yield progress);
    if (next.value === undefined) return { ...explainer.ending, steps };
    steps.push(next.value);
    yield progress;
  }
}
