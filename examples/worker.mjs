/**
 * Solve in a worker thread, so that the main thread stays free, and give up after a second.
 *
 *     node examples/worker.mjs
 */
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { puzzleOf, randomOf, rowsOf, solve } from 'nonokit';

if (isMainThread) {
  const random = randomOf('a picture of noise');
  const cells = Uint16Array.from({ length: 20 * 20 }, () => random.below(2));
  const puzzle = puzzleOf({ width: 20, height: 20, cells }, [
    { rgb: '#ffffff' },
    { rgb: '#000000' },
  ]);
  const worker = new Worker(new URL(import.meta.url));
  const ticks = setInterval(() => console.log('the main thread is free'), 5);
  worker.once('message', ({ status, rows }) => {
    clearInterval(ticks);
    console.log(`the worker says: ${status}`);
    for (const row of rows) console.log(row.map((color) => '.#?'.at(color)).join(''));
    void worker.terminate();
  });
  // a puzzle is plain data, so it can be sent as it is
  worker.postMessage(puzzle);
} else {
  parentPort.once('message', (puzzle) => {
    const result = solve(puzzle, { timeoutMs: 1000 });
    const grid = result.solution ?? result.solutions?.[0] ?? result.known;
    parentPort.postMessage({ status: result.status, rows: grid === undefined ? [] : rowsOf(grid) });
  });
}
