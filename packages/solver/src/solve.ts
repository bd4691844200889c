/**
 * Solving: complete line logic, then probing, then search; and a partial result if it stops early.
 *
 * The three stages form one generator that yields now and then. `solve` runs it to its end,
 * `solveAsync` lets other work run in between, and `solutions` hands out the solutions one by one.
 */
import {
  createStopper,
  drive,
  driveAsync,
  type Grid,
  type PartialGrid,
  type Pause,
  type Puzzle,
  UNKNOWN,
  type Work,
} from '@nonokit/core';
import { asOutOfMemory, OutOfMemory } from './engine.js';
import { judged } from './judged.js';
import { tieBreaker } from './random.js';
import {
  NO_WORK,
  type SolveOptions,
  type SolveResult,
  type SolveStats,
  type StopReason,
} from './result.js';
import type { SmallFindings } from './small-search.js';
import { createBudget } from './solve-budget.js';
import { solveSmall } from './solve-small.js';
import { createStages, type Stages } from './stages.js';
import { isThin, solutionsAlong } from './thin.js';

/** The state of a puzzle that is being solved. */
interface Progress {
  readonly puzzle: Puzzle;
  readonly found: Grid[];
  /** Undefined if a clue is too long for its line: then there is no work to do. */
  stages: Stages | undefined;
  lineSolvable: boolean;
  /** The work of `solve-small.ts`, if that has left the puzzle open. */
  readonly before: SolveStats;
}

/**
 * Solves a puzzle. Finds up to `maxSolutions` solutions; the default, two, decides whether the
 * first is unique. Throws RangeError for options out of range; every outcome of the puzzle is a
 * value.
 */
export function solve(puzzle: Puzzle, options: SolveOptions = {}): SolveResult {
  const small = solveSmall(puzzle, options);
  const mayStop = options.signal !== undefined || options.timeoutMs !== undefined;
  // most puzzles are small, and then there are no steps to be driven
  if (!mayStop && small !== undefined && small.status !== 'open') return smallAnswer(small);
  return drive(stepsAfter(small, puzzle, options), options);
}

/**
 * Solves as `solve` does, awaiting `pause` about every millisecond of work. A pause that returns
 * nothing costs nothing; one that returns a promise lets timers, signals and the screen have their
 * turn.
 */
export async function solveAsync(
  puzzle: Puzzle,
  options: SolveOptions,
  pause: Pause<undefined>,
): Promise<SolveResult> {
  return driveAsync(solveSteps(puzzle, options), pause, options);
}

/**
 * Yields the solutions of a puzzle as they are found, all of them unless `maxSolutions` limits
 * them. Where `solve` would answer `unknown` it ends early without notice. Time that the caller
 * takes between two solutions counts towards `timeoutMs`.
 */
export function* solutions(puzzle: Puzzle, options: SolveOptions = {}): Generator<Grid, void> {
  const stop = createStopper(options);
  const found: Grid[] = [];
  const { maxSolutions = Number.POSITIVE_INFINITY } = options;
  const onSolution = (grid: Grid): unknown => {
    found.push(grid);
    return options.onSolution?.(grid);
  };
  for (const _ of solveSteps(puzzle, { ...options, maxSolutions, onSolution })) {
    yield* found.splice(0);
    if (stop() !== undefined) return;
  }
  yield* found;
}

/** The options of solving that leave signal and time limit to the driver of its steps. */
type StepOptions = Omit<SolveOptions, 'signal' | 'timeoutMs' | 'clock'>;

/**
 * Solves as a generator of steps. The signal and the time limit are left to its driver. With
 * `proof`, each conclusion is passed to it, in order (`readProof`), and procedures whose
 * conclusions are not clauses are skipped: small puzzles take the same path as others, and thin
 * ones are only searched.
 */
export function* solveSteps(
  puzzle: Puzzle,
  options: StepOptions = {},
  proof?: (record: Int32Array) => void,
): Work<undefined, SolveResult> {
  const small = proof === undefined ? solveSmall(puzzle, options) : undefined;
  return yield* stepsAfter(small, puzzle, options, proof);
}

/** Solves what `solve-small.ts` has left open. */
function* stepsAfter(
  small: SmallFindings | undefined,
  puzzle: Puzzle,
  options: StepOptions,
  proof?: (record: Int32Array) => void,
): Work<undefined, SolveResult> {
  const overspent = createBudget(options);
  checkGiven(puzzle, options.given);
  const { seed = 1, engine = 'fastest' } = options;
  if (small !== undefined && small.status !== 'open') return smallAnswer(small);
  const before = small?.stats ?? NO_WORK;
  const progress: Progress = { puzzle, found: [], stages: undefined, lineSolvable: false, before };
  try {
    const { known = options.given, gains } = small?.root ?? {};
    const start = { given: known, probed: gains, proof, reference: engine === 'reference' };
    progress.stages = createStages(puzzle, tieBreaker(seed), start);
    const alongSide = proof === undefined && isThin(puzzle);
    const steps = stagesIn(progress, options, alongSide);
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      const reason = (yield) ?? overspent(progress.stages);
      if (reason !== undefined) return unknown(progress, reason);
    }
  } catch (error) {
    if (!(asOutOfMemory(error) instanceof OutOfMemory)) throw error;
    // an engine that has run out of memory must not be used
    progress.stages = undefined;
    return unknown(progress, 'memory');
  } finally {
    progress.stages?.close();
  }
}

/** The answer of `solve-small.ts`. */
function smallAnswer({ status, found, lineSolvable, stats }: SmallFindings): SolveResult {
  const [solution] = found;
  if (solution === undefined) return { status: 'none', lineSolvable, stats };
  if (status === 'unique') return { status, solution, lineSolvable, stats };
  return { status: 'multiple', solutions: found, complete: false, lineSolvable, stats };
}

/** Runs the stages one after the other; each `yield` is a chance to stop. */
function* stagesIn(
  progress: Progress,
  options: SolveOptions,
  alongSide: boolean,
): Generator<void, SolveResult> {
  const { puzzle, stages } = progress;
  const { lineOnly = false, onSolution } = options;
  if (stages === undefined || !(yield* stages.propagate())) {
    progress.lineSolvable = true;
    return { status: 'none', ...outcome(progress) };
  }
  const grid = stages.finished();
  if (grid !== undefined) {
    progress.lineSolvable = true;
    const solution = judged(grid, puzzle);
    onSolution?.(solution);
    return { status: 'unique', solution, ...outcome(progress) };
  }
  if (lineOnly) return unknown(progress, 'line-only');
  if (!(yield* stages.probe())) return { status: 'none', ...outcome(progress) };
  const onFound = collector(progress, options);
  const exhausted = alongSide
    ? yield* searchThin(puzzle, stages, onFound)
    : yield* stages.search(onFound);
  return answer(progress, exhausted);
}

/** Conflicts after which a thin puzzle is tried along its long side. */
const THIN_CONFLICTS = 300;

/** Solutions found before that, above which the search simply continues. */
const THIN_FOUND = 1000;

/**
 * Searches a thin puzzle. If the search takes long, the puzzle is filled along its long side, which
 * also decides what only counting refutes; if that takes too long, the search goes on.
 */
function* searchThin(
  puzzle: Puzzle,
  stages: Stages,
  onSolution: (solution: Grid) => boolean,
): Generator<void, boolean> {
  const { width, height } = puzzle;
  const known = stages.known();
  // the first solutions of the search, then as keys, so that nothing is found twice
  const first: Grid[] = [];
  const found = new Set<string>();
  const search = stages.search((grid) => {
    if (found.size > 0 && found.has(makeKey(grid))) return true;
    if (first.length <= THIN_FOUND) first.push(grid);
    return onSolution(grid);
  });
  for (let tried = false; ; ) {
    const step = search.next();
    if (step.done === true) return step.value;
    yield;
    if (tried || first.length > THIN_FOUND) continue;
    if (stages.stats().conflicts < THIN_CONFLICTS) continue;
    tried = true;
    for (const grid of first) found.add(makeKey(grid));
    const all = yield* solutionsAlong(puzzle, known, (cells) => {
      const grid = { width, height, cells };
      if (found.has(makeKey(grid))) return true;
      found.add(makeKey(grid));
      return onSolution(grid);
    });
    if (all !== undefined) return all;
  }
}

const makeKey = ({ cells }: Grid): string => cells.join();

/** Number of solutions kept if `onSolution` receives them: enough to tell the status. */
const MOST_KEPT = 2;

/**
 * Creates the function that judges solutions, keeps them or hands them on, and says whether to look
 * for more.
 */
function collector(
  { puzzle, found }: Progress,
  { maxSolutions = 2, onSolution }: SolveOptions,
): (solution: Grid) => boolean {
  let count = 0;
  return (solution) => {
    judged(solution, puzzle);
    count++;
    if (onSolution === undefined || count <= MOST_KEPT) found.push(solution);
    return onSolution?.(solution) !== false && count < maxSolutions;
  };
}

/** Throws RangeError for given cells of another size. */
function checkGiven({ width, height }: Puzzle, given: PartialGrid | undefined): void {
  if (given === undefined || (given.width === width && given.height === height)) return;
  const sizes = `${width}x${height}, got ${given.width}x${given.height}`;
  throw new RangeError(`solve: the given cells are for a puzzle of ${sizes}`);
}

/** The result of a search that found all solutions, or as many as were requested. */
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

/** The result when solving stops early. Two solutions found are still an answer. */
function unknown(progress: Progress, reason: StopReason): SolveResult {
  const { found } = progress;
  if (found.length > 1) {
    return { status: 'multiple', solutions: found, complete: false, ...outcome(progress) };
  }
  return { status: 'unknown', reason, found, known: known(progress), ...outcome(progress) };
}

function outcome({ lineSolvable, stages, before }: Progress): {
  lineSolvable: boolean;
  stats: SolveStats;
} {
  const after = stages?.stats() ?? NO_WORK;
  const stats = {
    linesSettled: before.linesSettled + after.linesSettled,
    probes: before.probes + after.probes,
    decisions: before.decisions + after.decisions,
    conflicts: before.conflicts + after.conflicts,
    restarts: before.restarts + after.restarts,
  };
  return { lineSolvable, stats };
}

/** The cells that are the same in every solution, as far as is known yet. */
function known({ puzzle, stages }: Progress): PartialGrid {
  const { width, height } = puzzle;
  return stages?.known() ?? { width, height, cells: new Int32Array(width * height).fill(UNKNOWN) };
}
