/**
 * Solve in a worker thread, so that the main thread stays free, and give up after a second.
 *
 *     node examples/worker.mjs
 *
 * In a page, `new Worker(new URL('nonokit/worker', import.meta.url), { type: 'module' })` starts
 * it.
 */
import { Worker } from 'node:worker_threads';
import { puzzleOf, randomOf, rowsOf } from 'nonokit';
import { workerClient } from 'nonokit/worker-client';

const random = randomOf('a picture of noise');
const cells = Uint16Array.from({ length: 20 * 20 }, () => random.below(2));
const puzzle = puzzleOf({ width: 20, height: 20, cells });

const worker = new Worker(new URL(import.meta.resolve('nonokit/worker')));
const ticks = setInterval(() => console.log('the main thread is free'), 5);
const result = await workerClient(worker).solve(puzzle, { timeoutMs: 1000 });
clearInterval(ticks);

console.log(`the worker says: ${result.status}`);
const grid = result.solution ?? result.solutions?.[0] ?? result.known;
if (grid !== undefined) {
  for (const row of rowsOf(grid)) console.log(row.map((color) => '.#?'.at(color)).join(''));
}
await worker.terminate();
