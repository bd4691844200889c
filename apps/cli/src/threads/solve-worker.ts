/**
 * A worker thread of `--jobs N`: a puzzle goes in, its result comes out. `solve-pool.ts` starts it.
 */
import { serveOrders } from 'nonokit/node';
import { rated, solveTask, type Task, warmUp } from 'nonokit/threads';
import type { SolvedReport } from './solve-pool.js';

warmUp();

serveOrders<undefined, Task, SolvedReport>(async ({ number, job }, _, { signal, begin, send }) => {
  begin(0);
  const solved = await rated(solveTask(job, signal), job);
  send({ number, count: 1, last: true, ms: solved.timeMs, solved });
});
