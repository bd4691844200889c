/**
 * Solving puzzles in this thread, or in a pool of worker threads for `--jobs N`. Either way results
 * come back in the order of the input, whichever finishes first.
 */
import { availableParallelism } from 'node:os';
import { solveTaskAsync } from 'nonokit/threads';
import type { Host } from '../io/host.js';
import type { Pool } from './thread-pool.js';

/** A pool of `jobs` threads; a single job runs on this thread, which costs nothing to start. */
export async function openPool(jobs: number | 'max', host: Pick<Host, 'folder'>): Promise<Pool> {
  const threads = jobs === 'max' ? availableParallelism() : jobs;
  if (threads === 1) return thisThread();
  return (await import('./solve-pool.js')).openSolvePool(threads, host);
}

/** Runs `run` on every item, a few at a time, and yields the results in the order of the items. */
export async function* inOrder<T, R>(
  items: AsyncIterable<T> | Iterable<T>,
  ahead: number,
  run: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  for await (const item of items) {
    const result = run(item);
    result.catch(() => undefined); // reported when its turn comes
    running.push(result);
    const head = running.length < ahead ? undefined : running.shift();
    if (head !== undefined) yield await head;
  }
  for (const result of running) yield await result;
}

function thisThread(): Pool {
  return {
    ahead: 1,
    threads: 1,
    run: async (task, signal) => (signal.aborted ? undefined : await solveTaskAsync(task, signal)),
    close: async () => undefined,
  };
}
