/**
 * A thread for tests of `WorkerPool`. Its job says what to do: "throw" and "exit" end the thread,
 * "sleep" waits until it is cancelled, "hang" ignores even that; anything else is echoed.
 */
import { parentPort, threadId, workerData } from 'node:worker_threads';

const slots = new Int32Array(workerData.shared);
const BEGUN = 0;
const ORDER = 1;
const ITEM = 2;
const STOP = 3;

parentPort.on('message', ({ number, job }) => {
  Atomics.store(slots, ITEM, 0);
  Atomics.store(slots, ORDER, number);
  Atomics.add(slots, BEGUN, 1);
  if (job === 'throw') throw new Error('as the job says');
  if (job === 'exit') process.exit(7);
  while (job === 'hang');
  while (job === 'sleep' && Atomics.load(slots, STOP) !== number);
  Atomics.store(slots, ORDER, 0);
  parentPort.postMessage({ number, count: 1, last: true, ms: 1, said: job, threadId });
});
