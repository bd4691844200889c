/** Problems as exceptions, for programs that prefer exceptions to checking each result. */
import { describeProblem, type Problem, type Result } from '@nonokit/core';

/** Thrown by `orThrow` and by the verbs that take puzzles as programs write them. */
export class PuzzleError extends Error {
  override readonly name = 'PuzzleError';
  /** The problem, with its code and place. */
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(describeProblem(problem));
    this.problem = problem;
  }
}

/** Returns the value of a result; throws `PuzzleError` if it is a problem. Warnings are dropped. */
export function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new PuzzleError(result.problem);
  return result.value;
}
