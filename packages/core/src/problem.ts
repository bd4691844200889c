/**
 * Problems: what is wrong with something a file or a person gave us, as a value.
 *
 * Bad input is expected, so it is returned; only a caller's mistake is thrown (RangeError at the public
 * boundary), and only our own is an `InvariantError`.
 */

/** A position in a text file, both counted from 1 as editors do. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One thing that is wrong, for programs (`code`) and for people (`message`). */
export interface Problem {
  /** Stable, kebab-case: "sums-differ". */
  readonly code: string;
  /** One sentence that names the offending thing, what was found and what was expected. */
  readonly message: string;
  /** Line of the file, from 1, where the problem can be placed in one. */
  readonly line?: number;
  /** Column of the file, from 1. */
  readonly column?: number;
}

/** What reading or checking gives: a value, perhaps with remarks, or the problem that prevents one. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problem: Problem };

/** A result that holds `value`. */
export function good<T>(value: T, warnings: readonly Problem[] = []): Result<T> {
  return { ok: true, value, warnings };
}

/** A result that holds a problem, placed where `place` says. */
export function bad(code: string, message: string, place?: Place): Result<never> {
  return { ok: false, problem: problem(code, message, place) };
}

/** A problem, placed where `place` says. */
export function problem(code: string, message: string, place?: Place): Problem {
  return place === undefined
    ? { code, message }
    : { code, message, line: place.line, column: place.column };
}

/** "line 3, column 7: message", or the bare message of a problem that has no place. */
export function describeProblem({ message, line, column }: Problem): string {
  if (line === undefined) return message;
  return column === undefined
    ? `line ${line}: ${message}`
    : `line ${line}, column ${column}: ${message}`;
}

/** Thrown when Nonokit itself is wrong: never caused by a file, a person or a caller. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** States something that must be true unless Nonokit has a bug; `sentence` says what. */
export function invariant(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new InvariantError(`${sentence} (this is a bug in Nonokit)`);
}
