/**
 * Solving one puzzle with a clock, on a worker thread or, if there is only one thread, on the main
 * one.
 */
import { gridOf, invariant, type Puzzle, puzzleOf, solves } from '@nonokit/core';
import type { Difficulty } from '@nonokit/explain';
import {
  type SolveOptions,
  type SolveResult,
  type StopSignal,
  solutionsOf,
  solve,
  solveAsync,
} from '@nonokit/solver';
import { givingWay } from './giving-way.js';
import { mostSolutions } from './solutions.js';

/** A puzzle to solve, in a form that can be sent to another thread. */
export interface Task {
  readonly puzzle: Puzzle;
  readonly options: TaskOptions;
}

/** The options of solving that a person can set, and whether to rate a unique puzzle as well. */
export interface TaskOptions
  extends Pick<SolveOptions, 'maxSolutions' | 'lineOnly' | 'timeoutMs' | 'seed' | 'maxConflicts'> {
  readonly rate?: boolean;
}

/** The result of a task. */
export interface Solved {
  readonly result: SolveResult;
  /** Milliseconds spent in the solver alone, without reading and judging. */
  readonly timeMs: number;
  /** The seed that won a race of several. */
  readonly seed?: number;
  /** Difficulty of the puzzle for a person, if requested and possible. */
  readonly difficulty?: Difficulty;
}

/** Solves on this thread alone; only another thread can abort `signal`. */
export function solveTask({ puzzle, options }: Task, signal?: StopSignal): Solved {
  const start = performance.now();
  const result = solve(puzzle, { ...bounded(puzzle, options), signal, clock });
  return judged(puzzle, { result, timeMs: performance.now() - start });
}

/** Solves in turns with the event loop, so that `signal` can be aborted. */
export async function solveTaskAsync(
  { puzzle, options }: Task,
  signal: AbortSignal | undefined,
): Promise<Solved> {
  const start = performance.now();
  const limits = { ...bounded(puzzle, options), signal, clock };
  const result = await solveAsync(puzzle, limits, givingWay());
  return rated(judged(puzzle, { result, timeMs: performance.now() - start }), { puzzle, options });
}

/** Most cells of a puzzle to rate: larger ones would take longer than anybody waits for a list. */
const MOST_RATED = 40_000;

/** `rate` of the package explain, which is loaded only when needed. */
export type Rate = typeof import('@nonokit/explain').rate;

/**
 * Whether the answer should and can include the difficulty: its solution is unique and it is not
 * too large.
 */
function isToRate({ result }: Solved, { puzzle, options }: Task): boolean {
  const isSmall = puzzle.width * puzzle.height <= MOST_RATED;
  return options.rate === true && isSmall && result.status === 'unique';
}

/** Adds the difficulty if the task requests it and the puzzle can be rated. */
export async function rated(solved: Solved, task: Task): Promise<Solved> {
  if (!isToRate(solved, task)) return solved;
  return ratedBy((await import('@nonokit/explain')).rate, solved, task);
}

/** Does the same as `rated` without awaiting. */
export function ratedBy(rate: Rate, solved: Solved, task: Task): Solved {
  if (!isToRate(solved, task)) return solved;
  const rating = rate(task.puzzle);
  return rating.ok ? { ...solved, difficulty: rating.value } : solved;
}

/**
 * Solves two small puzzles to warm up the compiler before time is measured. Line logic solves one,
 * the other needs the search.
 */
export function warmUp(): void {
  for (const rows of WARM_UP) {
    const palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }, { rgb: '#ff0000' }];
    for (let time = 0; time < 3; time++) solve(puzzleOf(gridOf(rows), palette));
  }
}

const WARM_UP = [
  [
    [0, 0, 1, 0, 0],
    [0, 1, 1, 1, 0],
    [1, 1, 1, 1, 1],
    [0, 0, 2, 0, 0],
  ],
  [
    [1, 0, 0, 0, 1],
    [0, 1, 0, 2, 0],
    [0, 0, 1, 0, 0],
    [2, 0, 0, 1, 0],
  ],
];

const clock = (): number => performance.now();

/** The options, with the number of solutions limited to what is kept of the puzzle. */
function bounded(puzzle: Puzzle, options: TaskOptions): TaskOptions {
  const { maxSolutions = 2 } = options;
  return { ...options, maxSolutions: Math.min(maxSolutions, mostSolutions(puzzle)) };
}

/** Returns the result after judging every solution. */
function judged(puzzle: Puzzle, solved: Solved): Solved {
  for (const grid of solutionsOf(solved.result)) {
    invariant(solves(grid, puzzle), 'every solution has the clues of its puzzle');
  }
  return solved;
}
