/**
 * Racing: a puzzle that is hard for one seed is given to all threads, each with a seed of its own,
 * and the first that decides it wins. The time of a hard search varies with chance by a factor of
 * ten (see docs/solver.md), so the first of two takes about half as long as one; splitting a puzzle
 * by the values of cells gained less.
 *
 * Every answer is as right as any other and has passed the judge; but if there are many solutions,
 * the solutions found and the counters are the winner's. Its seed is reported: solved alone with
 * that seed, the puzzle gives the same answer.
 */
import { setMaxListeners } from 'node:events';
import type { Solved, Task } from 'nonokit/threads';

/** Conflicts after which a search counts as hard: some 20 ms. */
const ALONE = 300;

/** Solves a task; returns undefined if `signal` was aborted before the end. */
export type TaskRunner = (task: Task, signal: AbortSignal) => Promise<Solved | undefined>;

/** Solves a task by `run`: first alone, then, if it is hard, with `runners` seeds at once. */
export async function race(
  task: Task,
  runners: number,
  signal: AbortSignal,
  run: TaskRunner,
): Promise<Solved | undefined> {
  const { maxSolutions = 2, lineOnly = false } = task.options;
  // more solutions than uniqueness needs must all come from one search
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

/** Whether a search gave up because it exceeded its limit of conflicts. */
function isHard({ result }: Solved): boolean {
  return result.status === 'unknown' && result.reason === 'conflicts';
}

/**
 * Starts all and returns the first decided answer after stopping the others; if there is none, the
 * answer of the first that gave up.
 */
async function firstDecided(
  starts: readonly ((stop: AbortSignal) => Promise<Solved | undefined>)[],
  signal: AbortSignal,
): Promise<Solved | undefined> {
  const over = new AbortController();
  const stop = AbortSignal.any([signal, over.signal]);
  // every runner listens; with several threads these exceed Node's warning limit
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

/** Thrown by a runner that ended without an answer. */
class Undecided extends Error {
  constructor(readonly solved: Solved | undefined) {
    super('undecided');
  }
}

function withOptions(task: Task, options: Task['options']): Task {
  return { puzzle: task.puzzle, options: { ...task.options, ...options } };
}
