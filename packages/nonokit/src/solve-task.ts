/**
 * Solving one puzzle with the clock running: what a worker thread does, and what the main thread
 * does where there is only one.
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

/** What to solve, in a shape that can be sent to another thread. */
export interface Task {
  readonly puzzle: Puzzle;
  readonly options: TaskOptions;
}

/**
 * The options of solving that a person can set, and whether a unique puzzle is to be rated as well.
 */
export interface TaskOptions
  extends Pick<SolveOptions, 'maxSolutions' | 'lineOnly' | 'timeoutMs' | 'seed' | 'maxConflicts'> {
  readonly rate?: boolean;
}

/** What came of it. */
export interface Solved {
  readonly result: SolveResult;
  /** Milliseconds in the solver alone, without reading and judging. */
  readonly timeMs: number;
  /** The seed that won, where several raced. */
  readonly seed?: number;
  /** How hard the puzzle is for a person, where that was asked for and can be told. */
  readonly difficulty?: Difficulty;
}

/** Solves on this thread alone; `signal` can only be aborted by another one. */
export function solveTask({ puzzle, options }: Task, signal?: StopSignal): Solved {
  const start = performance.now();
  const result = solve(puzzle, { ...bounded(puzzle, options), signal, clock });
  return judged(puzzle, { result, timeMs: performance.now() - start });
}

/** Solves in turns with the event loop, so that `signal` can be aborted meanwhile. */
export async function solveTaskAsync(
  { puzzle, options }: Task,
  signal: AbortSignal | undefined,
): Promise<Solved> {
  const start = performance.now();
  const limits = { ...bounded(puzzle, options), signal, clock };
  const result = await solveAsync(puzzle, limits, givingWay());
  return rated(judged(puzzle, { result, timeMs: performance.now() - start }), { puzzle, options });
}

/** Cells beyond which rating a puzzle would take longer than anybody waits for a list. */
const MOST_RATED = 40_000;

/** How hard a puzzle is: `rate` of the package explain, which is only loaded where it is wanted. */
export type Rate = typeof import('@nonokit/explain').rate;

/**
 * Whether the answer is to say how hard the puzzle is, and can: its solution is unique and it is
 * not too large.
 */
function isToRate({ result }: Solved, { puzzle, options }: Task): boolean {
  const isSmall = puzzle.width * puzzle.height <= MOST_RATED;
  return options.rate === true && isSmall && result.status === 'unique';
}

/** Adds how hard the puzzle is, if its task asks for that and it can be told. */
export async function rated(solved: Solved, task: Task): Promise<Solved> {
  if (!isToRate(solved, task)) return solved;
  return ratedBy((await import('@nonokit/explain')).rate, solved, task);
}

/** The same where nothing can be awaited. */
export function ratedBy(rate: Rate, solved: Solved, task: Task): Solved {
  if (!isToRate(solved, task)) return solved;
  const rating = rate(task.puzzle);
  return rating.ok ? { ...solved, difficulty: rating.value } : solved;
}

/**
 * Solves two small puzzles for nothing, so that the first time measured is not that of compiling.
 * One falls to line logic, the other needs the search.
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

/** The options, with no more solutions asked for than are kept of the puzzle. */
function bounded(puzzle: Puzzle, options: TaskOptions): TaskOptions {
  const { maxSolutions = 2 } = options;
  return { ...options, maxSolutions: Math.min(maxSolutions, mostSolutions(puzzle)) };
}

/** Passes on what was solved, once every solution has been judged. */
function judged(puzzle: Puzzle, solved: Solved): Solved {
  for (const grid of solutionsOf(solved.result)) {
    invariant(solves(grid, puzzle), 'every solution has the clues of its puzzle');
  }
  return solved;
}
