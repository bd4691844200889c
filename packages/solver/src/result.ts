/**
 * What solving is asked for and what it answers. No outcome is an error: a puzzle without a solution is
 * a fact about the puzzle.
 */
import type { Grid, PartialGrid, StopOptions } from '@nonokit/core';

export type { StopSignal } from '@nonokit/core';

/** How far to go. Every member has a default; none changes what is true of the puzzle. */
export interface SolveOptions extends StopOptions {
  /** Stop after so many solutions. 2, the default, decides uniqueness; Infinity enumerates all. */
  readonly maxSolutions?: number;
  /**
   * Called with each solution when it is found. The result then holds the first two at most, so that
   * memory does not grow with the number of solutions. Returning false stops the search as
   * `maxSolutions` does.
   */
  readonly onSolution?: ((solution: Grid) => unknown) | undefined;
  /**
   * Cells taken as known, of the size of the puzzle, with `UNKNOWN` for the others. Only solutions
   * that agree count, and all that is said (unique, line-solvable, known) is said of those. Cells of a
   * colour that the puzzle lacks agree with no solution.
   */
  readonly given?: PartialGrid;
  /** Stop where complete line logic stops, without probing or search. Default false. */
  readonly lineOnly?: boolean;
  /** Give up after so many conflicts of the search. Default Infinity. */
  readonly maxConflicts?: number;
  /**
   * Give up when the engine holds more bytes than that, 2 GiB by default. Looked at every millisecond
   * or so of work, so a single step may exceed it; the engine never holds more than 4 GiB. The
   * reference does not count its memory.
   */
  readonly maxMemoryBytes?: number;
  /**
   * 'fastest', the default, uses WebAssembly where there is some; 'reference' uses the plain TypeScript
   * that does the same. Result and counters do not depend on it.
   */
  readonly engine?: 'fastest' | 'reference';
  /** Breaks ties of the search, 1 by default. Same seed: same result and same counters. */
  readonly seed?: number;
}

/** Why an answer is `unknown`. */
export type StopReason =
  /** `maxSolutions` was 1, or `onSolution` said stop, before it was known whether there are more. */
  | 'max-solutions'
  /** `lineOnly` was asked for and line logic does not finish the puzzle. */
  | 'line-only'
  /** `maxConflicts` were spent. */
  | 'conflicts'
  /** `maxMemoryBytes` were taken, or more was asked for than there is; `known` may then be empty. */
  | 'memory'
  /** `timeoutMs` went by. */
  | 'timeout'
  /** `signal` was aborted. */
  | 'aborted';

/** What it took: counts of work done, the same on every machine. */
export interface SolveStats {
  /** Lines settled, in propagation, probing and search. */
  readonly linesSettled: number;
  /** Cell values tried at the root, each followed to the end of propagation. */
  readonly probes: number;
  /** Choices made by the search. */
  readonly decisions: number;
  /** Choices that failed, each of which taught the search a nogood. */
  readonly conflicts: number;
  /** Times the search began again from the root, keeping what it learned. */
  readonly restarts: number;
}

interface Outcome {
  /** True if complete line logic alone decides every cell (or finds the contradiction). */
  readonly lineSolvable: boolean;
  readonly stats: SolveStats;
}

/** What solving found out. Every grid in it has passed the judge. */
export type SolveResult =
  | (Outcome & { readonly status: 'unique'; readonly solution: Grid })
  | (Outcome & {
      readonly status: 'multiple';
      /** At least two, in the order found; just two where `onSolution` takes them all. */
      readonly solutions: readonly Grid[];
      /** True if these are all there are. */
      readonly complete: boolean;
    })
  | (Outcome & { readonly status: 'none' })
  | (Outcome & {
      readonly status: 'unknown';
      readonly reason: StopReason;
      /** Solutions found before stopping: fewer than two, or as many as `maxSolutions` 1 allowed. */
      readonly found: readonly Grid[];
      /** What is certain of every solution. */
      readonly known: PartialGrid;
    });

/** The solutions that were found, in the order found; none is a guess. */
export function solutionsOf(result: SolveResult): readonly Grid[] {
  switch (result.status) {
    case 'unique':
      return [result.solution];
    case 'multiple':
      return result.solutions;
    case 'none':
      return [];
    case 'unknown':
      return result.found;
  }
}
