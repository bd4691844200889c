/**
 * A worker thread of `nonokit batch`: chunks go in, lines of answers come out.
 * `batch/chunk-pool.ts` starts it.
 *
 * Answers go back every 50 ms, even in the middle of a puzzle, so that a hard one does not delay
 * finished answers. The thread has no timer while it solves: it uses the solver's checks of the
 * stop signal as a clock.
 */
import { type Duty, type Order, serveOrders } from 'nonokit/node';
import { warmUp } from 'nonokit/threads';
import { AnswerBytes } from '../../batch/answer-bytes.js';
import { type AnswerOptions, type Outcome, writeAnswers } from '../../batch/answer-chunk.js';
import type { Chunk } from '../../batch/chunk.js';
import type { AnswerReport } from '../../batch/messages.js';

/** How long answers may wait to be sent together. */
const REPORT_EVERY_MS = 50;

/** Scratch, empty between orders: its room is kept, or each order would begin with a small one. */
const scratch = new AnswerBytes();

warmUp();
serveOrders<AnswerOptions, Chunk, AnswerReport>(answer);

function answer(order: Order<Chunk>, options: AnswerOptions, duty: Duty<AnswerReport>): void {
  const outbox = new Outbox(order.number, duty.send);
  const signal = {
    get aborted(): boolean {
      outbox.sendIfDue();
      return duty.signal.aborted;
    },
  };
  const progress = { from: order.from, broken: new Map(order.broken) };
  const onAnswer = (outcome: Outcome): void => {
    outbox.count++;
    if (outcome === 'undecided') outbox.undecided++;
    if (outcome === 'failed') outbox.failed++;
  };
  writeAnswers(order.job, options, {
    signal,
    progress,
    onBegin: duty.begin,
    onAnswer,
    out: outbox.bytes,
  });
  outbox.send(true);
}

/** Answers to one order that wait to be sent. */
class Outbox {
  readonly bytes = scratch;
  count = 0;
  undecided = 0;
  failed = 0;
  readonly #number: number;
  readonly #send: Duty<AnswerReport>['send'];
  #since = performance.now();

  constructor(number: number, send: Duty<AnswerReport>['send']) {
    this.#number = number;
    this.#send = send;
  }

  /** Sends the answers once they have waited long enough. */
  sendIfDue(): void {
    if (this.count > 0 && performance.now() - this.#since > REPORT_EVERY_MS) this.send(false);
  }

  /** Sends the waiting answers; the last time, even if there are none. */
  send(last: boolean): void {
    const now = performance.now();
    const { count, undecided, failed } = this;
    const bytes = this.bytes.take();
    const ms = now - this.#since;
    this.#send({ number: this.#number, bytes, count, undecided, failed, last, ms }, [bytes.buffer]);
    Object.assign(this, { count: 0, undecided: 0, failed: 0 });
    this.#since = now;
  }
}
