/**
 * Racing: a puzzle that is hard for one seed is given to all threads, each with a seed of its own,
 * and the first that decides it wins. How long a hard search takes depends on chance by a factor of
 * ten (see docs/solver.md), so the first of two takes about half as long as one; splitting a puzzle
 * by the values of cells gained less.
 *
 * Every answer is as right as any other and has passed the judge; but which of many solutions are
 * found, and the counters, are those of the winner. Its seed is told: solved alone with that seed,
 * the puzzle gives the same answer.
 */
import { setMaxListeners } from 'node:events';
import type { Solved, Task } from 'nonokit/tasks';

/** Conflicts before a search counts as hard: some 20 ms. */
const ALONE = 300;

/** Solves a task, or answers undefined where `signal` was aborted before the end. */
export type TaskRunner = (task: Task, signal: AbortSignal) => Promise<Solved | undefined>;

/** Solves a task by `run`: alone to begin with, then, if it is hard, by `runners` seeds at once. */
export async function race(
  task: Task,
  runners: number,
  signal: AbortSignal,
  run: TaskRunner,
): Promise<Solved | undefined> {
  const { maxSolutions = 2, lineOnly = false } = task.options;
  // who wants more solutions than decide uniqueness wants them all from one search
  if (runners < 2 || maxSolutions > 2 || lineOnly) return run(task, signal);
  const alone = await run(withOptions(task, { maxConflicts: ALONE }), signal);
  if (alone === undefined || !isHard(alone)) return alone;
  const { timeoutMs = Number.POSITIVE_INFINITY, seed = 1 } = task.options;
  const rest =
    timeoutMs === Number.POSITIVE_INFINITY ? {} : { timeoutMs: timeoutMs - alone.timeMs };
  const seeds = Array.from({ length: runners }, (_, i) => seed + i);
  return firstDecided(
    seeds.map((own) => async (stop: AbortSignal) => {
      const solved = await run(withOptions(task, { ...rest, seed: own }), stop);
      return solved && { ...solved, timeMs: alone.timeMs + solved.timeMs, seed: own };
    }),
    signal,
  );
}

/** Whether a search gave up because it took more conflicts than it had. */
function isHard({ result }: Solved): boolean {
  return result.status === 'unknown' && result.reason === 'conflicts';
}

/**
 * Starts all and gives the first decided answer, having stopped the others; else the first that
 * gave up.
 */
async function firstDecided(
  starts: readonly ((stop: AbortSignal) => Promise<Solved | undefined>)[],
  signal: AbortSignal,
): Promise<Solved | undefined> {
  const over = new AbortController();
  const stop = AbortSignal.any([signal, over.signal]);
  // every runner listens, and with several threads that is more than Node finds usual
  setMaxListeners(0, stop);
  const decided = starts.map(async (start) => {
    const solved = await start(stop);
    if (solved === undefined || solved.result.status === 'unknown') throw new Undecided(solved);
    return solved;
  });
  try {
    return await Promise.any(decided);
  } catch (error) {
    const causes = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
    for (const cause of causes) if (!(cause instanceof Undecided)) throw cause;
    return (causes as Undecided[]).find(({ solved }) => solved !== undefined)?.solved;
  } finally {
    over.abort();
    await Promise.allSettled(decided);
  }
}

/** What a runner says that came to its end without an answer. */
class Undecided extends Error {
  constructor(readonly solved: Solved | undefined) {
    super('undecided');
  }
}

function withOptions(task: Task, options: Task['options']): Task {
  return { puzzle: task.puzzle, options: { ...task.options, ...options } };
}
