/**
 * Solving: complete line logic, then probing, then search; and what has been found so far if it stops.
 *
 * The three stages are one generator that stops to be asked now and then. `solve` runs it to its end,
 * `solveAsync` lets others work meanwhile.
 */
import {
  type Grid,
  invariant,
  type PartialGrid,
  type Puzzle,
  randomOf,
  solves,
  UNKNOWN,
} from '@nonokit/core';
import { asOutOfMemory, OutOfMemory } from './engine.js';
import type { SolveOptions, SolveResult, SolveStats, StopReason } from './result.js';
import { type Stages, stagesOf } from './stages.js';

/** What is known of a puzzle while it is being solved. */
interface Progress {
  readonly puzzle: Puzzle;
  readonly found: Grid[];
  /** Undefined where the clues do not even fit: then there is nothing to do. */
  stages: Stages | undefined;
  lineSolvable: boolean;
}

/**
 * Solves a puzzle. Finds up to `maxSolutions` solutions, by default two, which tells whether the first is
 * the only one. Throws RangeError for options out of range; every outcome of the puzzle is a value.
 */
export function solve(puzzle: Puzzle, options: SolveOptions = {}): SolveResult {
  const run = runOf(puzzle, options);
  for (;;) {
    const step = run.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Solves as `solve` does, awaiting `pause` often (every millisecond or so of work). A pause that returns
 * nothing costs nothing; one that returns a promise lets timers, signals and the screen have their turn.
 */
export async function solveAsync(
  puzzle: Puzzle,
  options: SolveOptions,
  pause: () => Promise<void> | undefined,
): Promise<SolveResult> {
  const run = runOf(puzzle, options);
  for (;;) {
    const step = run.next();
    if (step.done === true) return step.value;
    const wait = pause();
    if (wait === undefined) continue;
    // a pause that fails ends the run, which cleans up and throws on
    await wait.catch((error: unknown) => run.throw(error));
  }
}

/** The stages of solving under the budget of `options`. */
function* runOf(puzzle: Puzzle, options: SolveOptions): Generator<void, SolveResult> {
  const stopReason = budgetOf(options);
  checkGiven(puzzle, options.given);
  const { seed = 1, engine = 'fastest' } = options;
  const progress: Progress = { puzzle, found: [], stages: undefined, lineSolvable: false };
  try {
    progress.stages = stagesOf(puzzle, randomOf(seed), engine === 'reference', options.given);
    const steps = stepsOf(progress, options);
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      const reason = stopReason(progress.stages);
      if (reason !== undefined) return unknown(progress, reason);
      yield;
    }
  } catch (error) {
    if (!(asOutOfMemory(error) instanceof OutOfMemory)) throw error;
    // nothing may be asked of an engine that has run out of memory
    progress.stages = undefined;
    return unknown(progress, 'memory');
  } finally {
    progress.stages?.close();
  }
}

/** Solves step by step; each `yield` is a chance to stop. */
function* stepsOf(progress: Progress, options: SolveOptions): Generator<void, SolveResult> {
  const { puzzle, found, stages } = progress;
  const { maxSolutions = 2, lineOnly = false } = options;
  if (stages === undefined || !(yield* stages.propagate())) {
    progress.lineSolvable = true;
    return { status: 'none', ...outcome(progress) };
  }
  const grid = stages.finished();
  if (grid !== undefined) {
    progress.lineSolvable = true;
    return { status: 'unique', solution: judged(grid, puzzle), ...outcome(progress) };
  }
  if (lineOnly) return unknown(progress, 'line-only');
  if (!(yield* stages.probe())) return { status: 'none', ...outcome(progress) };
  const exhausted = yield* stages.search((solution) => {
    found.push(judged(solution, puzzle));
    return found.length < maxSolutions;
  });
  return answer(progress, exhausted);
}

/** Throws RangeError for given cells of another size. */
function checkGiven({ width, height }: Puzzle, given: PartialGrid | undefined): void {
  if (given === undefined || (given.width === width && given.height === height)) return;
  const sizes = `${width}x${height}, got ${given.width}x${given.height}`;
  throw new RangeError(`solve: the given cells are for a puzzle of ${sizes}`);
}

/** The answer of a search that found all there are, or as many as were wanted. */
function answer(progress: Progress, exhausted: boolean): SolveResult {
  const { found } = progress;
  const [solution] = found;
  if (found.length > 1) {
    return { status: 'multiple', solutions: found, complete: exhausted, ...outcome(progress) };
  }
  if (!exhausted) return unknown(progress, 'max-solutions');
  if (solution === undefined) return { status: 'none', ...outcome(progress) };
  return { status: 'unique', solution, ...outcome(progress) };
}

/** What is certain when solving stops early. Two solutions found are an answer all the same. */
function unknown(progress: Progress, reason: StopReason): SolveResult {
  const { found } = progress;
  if (found.length > 1) {
    return { status: 'multiple', solutions: found, complete: false, ...outcome(progress) };
  }
  return { status: 'unknown', reason, found, known: known(progress), ...outcome(progress) };
}

function outcome({ lineSolvable, stages }: Progress): {
  lineSolvable: boolean;
  stats: SolveStats;
} {
  return { lineSolvable, stats: stages?.stats() ?? NO_WORK };
}

const NO_WORK: SolveStats = {
  linesSettled: 0,
  probes: 0,
  decisions: 0,
  conflicts: 0,
  restarts: 0,
};

/** What is certain of every solution at this moment. */
function known({ puzzle, stages }: Progress): PartialGrid {
  const { width, height } = puzzle;
  return stages?.known() ?? { width, height, cells: new Int32Array(width * height).fill(UNKNOWN) };
}

/** The solution, once the judge has accepted it. */
function judged(grid: Grid, puzzle: Puzzle): Grid {
  invariant(solves(grid, puzzle), 'solve: a solution found does not have the clues of the puzzle');
  return grid;
}

/** Bytes that the engine may take unless the caller says otherwise. */
const MOST_MEMORY = 2 ** 31;

/** A function that says whether, and why, to stop. Throws RangeError for options out of range. */
function budgetOf(options: SolveOptions): (stages?: Stages) => StopReason | undefined {
  const { maxSolutions = 2, maxConflicts = Number.POSITIVE_INFINITY, timeoutMs, clock } = options;
  const { maxMemoryBytes = MOST_MEMORY } = options;
  if (!(maxSolutions >= 1)) {
    throw new RangeError(`solve: maxSolutions is at least 1, got ${maxSolutions}`);
  }
  if (!(maxConflicts >= 0)) {
    throw new RangeError(`solve: maxConflicts is at least 0, got ${maxConflicts}`);
  }
  if (!(maxMemoryBytes >= 0)) {
    throw new RangeError(`solve: maxMemoryBytes is at least 0, got ${maxMemoryBytes}`);
  }
  if (timeoutMs !== undefined && !(timeoutMs >= 0)) {
    throw new RangeError(`solve: timeoutMs is at least 0, got ${timeoutMs}`);
  }
  if (timeoutMs !== undefined && timeoutMs !== Number.POSITIVE_INFINITY && clock === undefined) {
    throw new RangeError('solve: timeoutMs needs a clock, such as () => performance.now()');
  }
  const deadline = clock === undefined ? 0 : clock() + (timeoutMs ?? Number.POSITIVE_INFINITY);
  return (stages) => {
    if (options.signal?.aborted) return 'aborted';
    if (clock !== undefined && clock() > deadline) return 'timeout';
    if (stages !== undefined && stages.memoryBytes() > maxMemoryBytes) return 'memory';
    if (maxConflicts === Number.POSITIVE_INFINITY || stages === undefined) return undefined;
    return stages.stats().conflicts > maxConflicts ? 'conflicts' : undefined;
  };
}
