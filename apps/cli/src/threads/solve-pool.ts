/** The worker threads of `--jobs N`. This file is loaded only for more than one job. */
import { type Report, WorkerPool } from 'nonokit/node';
import type { Solved, Task } from 'nonokit/threads';
import type { Host } from '../io/host.js';
import type { Pool } from './thread-pool.js';

/** A thread's report about a puzzle. */
export interface SolvedReport extends Report {
  readonly solved: Solved;
}

/** A pool of worker threads. */
export function openSolvePool(threads: number, { folder }: Pick<Host, 'folder'>): Pool {
  const script = new URL('solve-worker.js', folder);
  const pool = new WorkerPool<undefined, Task, SolvedReport>({ script, threads, setup: undefined });
  return {
    // enough that one hard puzzle does not leave the other threads without work
    ahead: threads * 8,
    threads,
    run: async (task, signal) => {
      const report = await pool.run(task, signal);
      return signal.aborted ? undefined : report?.solved;
    },
    close: () => pool.close(),
  };
}
