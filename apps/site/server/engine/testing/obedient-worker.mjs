/**
 * A thread for tests of `ThreadedEngine`: the request of a job says what to do. "hang" never ends,
 * "memory" fills the heap, "throw" ends the thread, "fail" reports a mistake. "thread"
 * is answered with the number of the thread, and all else after as many milliseconds as it says.
 */
import { parentPort, threadId, workerData } from 'node:worker_threads';

const slots = new Int32Array(workerData.shared);
const BEGUN = 0;
const ORDER = 1;
const ITEM = 2;
const kept = [];

parentPort.on('message', async ({ number, job: { request } }) => {
  Atomics.store(slots, ITEM, 0);
  Atomics.store(slots, ORDER, number);
  Atomics.add(slots, BEGUN, 1);
  parentPort.postMessage({ number, count: 0, last: false, ms: 0 });
  const start = performance.now();
  if (request === 'throw') throw new Error('as the request says');
  while (request === 'hang');
  while (request === 'memory') kept.push(Array.from({ length: 10_000 }, (_, i) => ({ i })));
  if (typeof request === 'number') await new Promise((done) => setTimeout(done, request));
  Atomics.store(slots, ORDER, 0);
  const outcome =
    request === 'fail'
      ? { failure: 'a mistake' }
      : { answer: { said: request === 'thread' ? threadId : request } };
  parentPort.postMessage({
    number,
    count: 1,
    last: true,
    ms: performance.now() - start,
    ...outcome,
  });
});
