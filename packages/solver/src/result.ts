/**
 * The options and the result of solving. No outcome is an error: a puzzle without a solution is a
 * fact about the puzzle.
 */
import type { Grid, PartialGrid, StopOptions } from '@nonokit/core';

export type { StopSignal } from '@nonokit/core';

/**
 * Limits and settings of `solve`. Every member has a default; none changes what is true of the
 * puzzle.
 */
export interface SolveOptions extends StopOptions {
  /**
   * Stop after this number of solutions. The default, 2, decides uniqueness; Infinity enumerates
   * all.
   */
  readonly maxSolutions?: number;
  /**
   * Called with each solution when it is found. The result then holds at most the first two, so
   * memory does not grow with the number of solutions. Returning false stops the search as
   * `maxSolutions` does.
   */
  readonly onSolution?: ((solution: Grid) => unknown) | undefined;
  /**
   * Cells taken as known, in a grid of the puzzle's size with `UNKNOWN` for the others. Only
   * solutions that agree with them count, and every statement in the result (unique, line-solvable,
   * known) is about those solutions. A cell of a colour that the puzzle lacks agrees with no
   * solution.
   */
  readonly given?: PartialGrid;
  /** Stop where complete line logic stops, without probing or search. Default false. */
  readonly lineOnly?: boolean;
  /** Give up after this number of conflicts in the search. Default Infinity. */
  readonly maxConflicts?: number;
  /**
   * Give up when the engine holds more bytes than this; the default is 2 GiB. It is checked about
   * every millisecond of work, so a single step may exceed it; the engine never holds more than 4
   * GiB. The memory of the reference is not counted.
   */
  readonly maxMemoryBytes?: number;
  /**
   * 'fastest', the default, uses WebAssembly where it is available; 'reference' uses plain
   * TypeScript that does the same. Result and counters do not depend on it.
   */
  readonly engine?: 'fastest' | 'reference';
  /** Breaks ties of the search, 1 by default. Same seed: same result and same counters. */
  readonly seed?: number;
}

/** Why an answer is `unknown`. */
export type StopReason =
  /**
   * `maxSolutions` was 1, or `onSolution` asked to stop, before it was known whether there are
   * more.
   */
  | 'max-solutions'
  /** `lineOnly` was set and line logic does not finish the puzzle. */
  | 'line-only'
  /** The search reached `maxConflicts`. */
  | 'conflicts'
  /** The engine took `maxMemoryBytes`, or needed more than there is; `known` may then be empty. */
  | 'memory'
  /** `timeoutMs` has passed. */
  | 'timeout'
  /** `signal` was aborted. */
  | 'aborted';

/** Counts of the work done, the same on every machine. */
export interface SolveStats {
  /** Lines settled, in propagation, probing and search. */
  readonly linesSettled: number;
  /** Cell values tried at the root, each propagated to the end. */
  readonly probes: number;
  /** Choices made by the search. */
  readonly decisions: number;
  /** Choices that failed. From each the search learned a nogood, except in small puzzles. */
  readonly conflicts: number;
  /** How often the search restarted from the root, keeping what it had learned. */
  readonly restarts: number;
}

/** The counters before any work. */
export const NO_WORK: SolveStats = {
  linesSettled: 0,
  probes: 0,
  decisions: 0,
  conflicts: 0,
  restarts: 0,
};

interface Outcome {
  /** True if complete line logic alone decides every cell (or finds the contradiction). */
  readonly lineSolvable: boolean;
  readonly stats: SolveStats;
}

/** The result of solving. Every grid in it has passed the judge. */
export type SolveResult =
  | (Outcome & { readonly status: 'unique'; readonly solution: Grid })
  | (Outcome & {
      readonly status: 'multiple';
      /** At least two, in the order found; exactly two if `onSolution` receives them. */
      readonly solutions: readonly Grid[];
      /** True if these are all solutions of the puzzle. */
      readonly complete: boolean;
    })
  | (Outcome & { readonly status: 'none' })
  | (Outcome & {
      readonly status: 'unknown';
      readonly reason: StopReason;
      /** Solutions found before stopping: none, or one, as `maxSolutions` 1 allows. */
      readonly found: readonly Grid[];
      /** The cells that are the same in every solution. */
      readonly known: PartialGrid;
    });

/** Returns the solutions that were found, in the order found; each has passed the judge. */
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
