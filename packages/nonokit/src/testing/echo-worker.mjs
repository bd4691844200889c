/**
 * A thread for tests of `WorkerPool`. Its job says what to do: "throw" and "exit" end the thread,
 * "sleep" waits until it is cancelled, "hang" ignores even that, "doze" does nothing until the file
 * that it names is there; anything else is echoed. Its setup may be such a file, too: the thread
 * loads until it is there.
 */
import { existsSync, readlinkSync } from 'node:fs';
import { parentPort, threadId, workerData } from 'node:worker_threads';

const slots = new Int32Array(workerData.shared);
const BEGUN = 0;
const ORDER = 1;
const ITEM = 2;
const STOP = 3;
const THREAD = 4;

if (process.platform === 'linux') {
  Atomics.store(slots, THREAD, Number(readlinkSync('/proc/thread-self').split('/').at(-1)));
}
const loading = new Int32Array(new SharedArrayBuffer(4));
const until = (file) => {
  // the thread rests, as one does that gets no processor
  while (!existsSync(file)) Atomics.wait(loading, 0, 0, 5);
};
if (workerData.setup !== undefined) until(workerData.setup);

parentPort.on('message', ({ number, job }) => {
  Atomics.store(slots, ITEM, 0);
  Atomics.store(slots, ORDER, number);
  Atomics.add(slots, BEGUN, 1);
  if (job === 'throw') throw new Error('as the job says');
  if (job === 'exit') process.exit(7);
  while (job === 'hang');
  if (job.startsWith('doze ')) until(job.slice(5));
  while (job === 'sleep' && Atomics.load(slots, STOP) !== number);
  Atomics.store(slots, ORDER, 0);
  parentPort.postMessage({ number, count: 1, last: true, ms: 1, said: job, threadId });
});
