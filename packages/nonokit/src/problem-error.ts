/**
 * Problems as exceptions, for programs that would rather throw than ask each result whether it is one.
 */
import { describeProblem, type Problem, type Result } from '@nonokit/core';

/** Thrown by `orThrow` and by the verbs that take puzzles as programs write them down. */
export class PuzzleError extends Error {
  override readonly name = 'PuzzleError';
  /** What is wrong, with its code and place. */
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(describeProblem(problem));
    this.problem = problem;
  }
}

/** The value of a result; throws `PuzzleError` where it is a problem. Warnings are dropped. */
export function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new PuzzleError(result.problem);
  return result.value;
}
