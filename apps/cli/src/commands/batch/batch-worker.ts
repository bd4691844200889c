/**
 * A worker thread of `nonokit batch`: chunks in, lines of answers out. `batch/workers.ts` starts it.
 *
 * Answers go back every 50 ms, in the middle of a puzzle too, so that a hard one does not hold back what is
 * finished. The thread has no timer while it solves: the solver's looking whether to stop is its clock.
 */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { warmUp } from 'nonokit/tasks';
import { answersOf } from '../../batch/answer-chunk.js';
import { type Order, type Report, SLOT, type WorkerStart } from '../../batch/messages.js';

/** How long answers may wait for company. */
const REPORT_EVERY_MS = 50;

const { options, shared } = workerData as WorkerStart;
const slots = new Int32Array(shared);
const encoder = new TextEncoder();

warmUp();
parentPort?.on('message', (order: Order) => {
  if (parentPort !== null) answer(order, parentPort);
});

function answer({ number, chunk, from, broken }: Order, port: MessagePort): void {
  Atomics.store(slots, SLOT.item, -1);
  Atomics.store(slots, SLOT.order, number);
  const outbox = new Outbox(number, port);
  const signal = {
    get aborted(): boolean {
      outbox.sendIfDue();
      return Atomics.load(slots, SLOT.stop) === 1;
    },
  };
  const onBegin = (item: number): void => {
    Atomics.store(slots, SLOT.item, item);
    Atomics.add(slots, SLOT.begun, 1);
  };
  const answers = answersOf(chunk, options, signal, { from, broken: new Map(broken) }, onBegin);
  for (const { text, outcome } of answers) {
    outbox.text += text;
    outbox.count++;
    if (outcome === 'undecided') outbox.undecided++;
    if (outcome === 'failed') outbox.failed++;
  }
  Atomics.store(slots, SLOT.order, 0);
  outbox.send(true);
}

/** Answers to one order that wait to be sent. */
class Outbox {
  text = '';
  count = 0;
  undecided = 0;
  failed = 0;
  readonly #number: number;
  readonly #port: MessagePort;
  #since = performance.now();

  constructor(number: number, port: MessagePort) {
    this.#number = number;
    this.#port = port;
  }

  /** Sends what has waited long enough. */
  sendIfDue(): void {
    if (this.count > 0 && performance.now() - this.#since > REPORT_EVERY_MS) this.send(false);
  }

  /** Sends what there is; the last time, even if that is nothing. */
  send(last: boolean): void {
    const now = performance.now();
    const { count, undecided, failed } = this;
    const bytes = encoder.encode(this.text);
    const ms = now - this.#since;
    const report: Report = { number: this.#number, bytes, count, undecided, failed, last, ms };
    this.#port.postMessage(report, [bytes.buffer]);
    Object.assign(this, { text: '', count: 0, undecided: 0, failed: 0 });
    this.#since = now;
  }
}
