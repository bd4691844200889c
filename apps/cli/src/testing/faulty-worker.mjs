/**
 * A batch worker for tests, which follows the protocol of `WorkerPool`. Its puzzles say what to do:
 * "crash" throws, "exit" ends the thread, "hang" never ends, anything else is echoed.
 */
import { parentPort, workerData } from 'node:worker_threads';

const slots = new Int32Array(workerData.shared);
const BEGUN = 0;
const ORDER = 1;
const ITEM = 2;
const STOP = 3;

parentPort.on('message', ({ number, job: chunk, from, broken }) => {
  Atomics.store(slots, ITEM, -1);
  Atomics.store(slots, ORDER, number);
  const errors = new Map(broken);
  const report = (text, count, last) => {
    const bytes = new TextEncoder().encode(text);
    parentPort.postMessage({ number, bytes, count, undecided: 0, failed: 0, last, ms: 1 });
  };
  const lines = Buffer.from(chunk.body.bytes).toString().trim().split('\n');
  let text = '';
  let count = 0;
  for (const [item, line] of lines.entries()) {
    if (item < from) continue;
    if (Atomics.load(slots, STOP) !== 0) break;
    if (!errors.has(item)) {
      Atomics.store(slots, ITEM, item);
      Atomics.add(slots, BEGUN, 1);
      if (line === 'crash') throw new Error('as the puzzle says');
      if (line === 'exit') process.exit(7);
      while (line === 'hang');
    }
    text += `${errors.get(item)?.code ?? line}\n`;
    count++;
    // every other answer is lost if the thread ends here
    if (count % 2 === 0) {
      report(text, count, false);
      text = '';
      count = 0;
    }
  }
  Atomics.store(slots, ORDER, 0);
  report(text, count, true);
});
