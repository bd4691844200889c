/**
 * The worker threads of a batch: each works through chunks, and whoever dies or hangs is replaced.
 *
 * A worker has one chunk at work and one waiting, so that none idles while the main thread writes. The
 * chunk stays here until it is answered: what a dead worker left is given to the next one, except the
 * puzzle that it died of, which is answered with an error. Not tinypool, which has no answer before the
 * whole task is done, cannot stop a thread that hangs, and does not say which puzzle it died of.
 */
import { Worker } from 'node:worker_threads';
import { type Problem, problem } from '@nonokit/core';
import type { AnswerOptions } from './answer-chunk.js';
import type { Chunk } from './chunk.js';
import { type Order, type Report, SLOT, SLOTS, type WorkerStart } from './messages.js';

/** How to start and watch workers. */
export interface WorkersOptions {
  /** Threads: 2. */
  readonly jobs: number;
  readonly answers: AnswerOptions;
  /** The program of a worker. */
  readonly script: URL;
  /** How long after its timeout a puzzle may go without an answer before its worker is ended: 5000. */
  readonly graceMs: number;
}

/** Who gets the answers to a chunk. */
export interface ChunkListener {
  /** Some answers, in order. */
  report(report: Report): void;
  /** No more come: all are there, or the workers were stopped. */
  end(complete: boolean): void;
}

/** Worker threads at work. */
export interface Workers {
  /** Gives a worker the chunk, once one has room for it. Fails where no worker can be started. */
  take(chunk: Chunk, listener: ChunkListener): Promise<void>;
  /** How many puzzles a chunk should hold, as far as can be told from those before: 64. */
  chunkSize(): number;
  /** Stops all work where it is; what is finished is still reported. */
  stop(): void;
  /** Ends the threads. Fails where no worker could be started, so that chunks were left. */
  close(): Promise<void>;
}

/**
 * Chunks that a worker holds: the one it works on, and the next. Only one where puzzles are hard: handing
 * out the next takes no time then, and behind a hard puzzle it would wait while others are idle.
 */
const HELD = 2;

/** A chunk should take so long: long enough to be worth sending, short enough to share out the last ones. */
const CHUNK_MS = 50;
const MAX_CHUNK = 512;

/** So many workers in a row may end before they begin with a puzzle. */
const MAX_STILLBORN = 8;

/** How long after `stop` a thread may take to say what is finished. */
const STOP_MS = 2000;

/** Starts `jobs` workers. */
export function startWorkers(options: WorkersOptions): Workers {
  return new Crew(options);
}

/** A chunk in the hands of a worker. */
interface Held {
  readonly number: number;
  readonly chunk: Chunk;
  readonly listener: ChunkListener;
  readonly broken: Map<number, Problem>;
  answered: number;
}

/** A worker thread and what it holds. */
interface Hand {
  readonly worker: Worker;
  readonly slots: Int32Array;
  readonly held: Held[];
  /** What `slots` said of puzzles begun when it was last looked at, and when that changed. */
  begun: number;
  since: number;
  /** Why it is ended, where it is. */
  cause: Problem | undefined;
}

class Crew implements Workers {
  readonly #options: WorkersOptions;
  readonly #hands = new Set<Hand>();
  readonly #waiting: (() => void)[] = [];
  readonly #watch: NodeJS.Timeout | undefined;
  #orders = 0;
  #stopped = false;
  #closing = false;
  #failure: Error | undefined;
  /** Workers in a row that ended before they began with a puzzle. */
  #stillborn = 0;
  #msPerPuzzle = CHUNK_MS / 8;

  constructor(options: WorkersOptions) {
    this.#options = options;
    for (let job = 0; job < options.jobs; job++) this.#hire();
    const { timeoutMs } = options.answers.task;
    if (timeoutMs === undefined) return;
    const look = (): void => this.#endHanging(timeoutMs + options.graceMs);
    this.#watch = setInterval(look, Math.max(10, Math.min(250, options.graceMs / 4)));
  }

  async take(chunk: Chunk, listener: ChunkListener): Promise<void> {
    for (;;) {
      const hand = this.#freest();
      if (this.#failure !== undefined) throw this.#failure;
      if (hand === undefined && !this.#stopped) {
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
        continue;
      }
      if (hand === undefined || this.#stopped) listener.end(false);
      else this.#give(hand, { chunk, listener, broken: new Map(), answered: 0 });
      return;
    }
  }

  chunkSize(): number {
    return Math.max(1, Math.min(MAX_CHUNK, Math.round(CHUNK_MS / this.#msPerPuzzle)));
  }

  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    for (const { slots } of this.#hands) Atomics.store(slots, SLOT.stop, 1);
    const late = problem('stopped', 'the worker did not stop in time');
    setTimeout(() => {
      for (const hand of this.#hands) if (hand.held.length > 0) this.#end(hand, late);
    }, STOP_MS).unref();
    this.#wake();
  }

  async close(): Promise<void> {
    this.#closing = true;
    clearInterval(this.#watch);
    await Promise.all([...this.#hands].map(({ worker }) => worker.terminate()));
    if (this.#failure !== undefined) throw this.#failure;
  }

  #hire(): Hand {
    const shared = new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT);
    const start: WorkerStart = { options: this.#options.answers, shared };
    const worker = new Worker(this.#options.script, { workerData: start });
    const slots = new Int32Array(shared);
    const since = performance.now();
    const hand: Hand = { worker, slots, held: [], begun: 0, since, cause: undefined };
    worker.on('message', (report: Report) => this.#report(hand, report));
    worker.on('error', (error) => {
      const what = error instanceof Error ? error.message : String(error);
      hand.cause ??= problem('worker-died', `the worker thread ended over this puzzle: ${what}`);
    });
    worker.on('exit', (code) => this.#bury(hand, code));
    this.#hands.add(hand);
    return hand;
  }

  #freest(): Hand | undefined {
    let best: Hand | undefined;
    const most = this.chunkSize() > 1 ? HELD : 1;
    for (const hand of this.#hands) {
      if (hand.cause !== undefined || hand.held.length >= most) continue;
      if (best === undefined || hand.held.length < best.held.length) best = hand;
    }
    return best;
  }

  #give(hand: Hand, { chunk, listener, broken, answered }: Omit<Held, 'number'>): void {
    const number = ++this.#orders;
    if (hand.held.length === 0) hand.since = performance.now();
    hand.held.push({ number, chunk, listener, broken, answered });
    const order: Order = { number, chunk, from: answered, broken: [...broken] };
    hand.worker.postMessage(order);
  }

  #report(hand: Hand, report: Report): void {
    const held = hand.held[0];
    if (held === undefined || held.number !== report.number) return;
    held.answered += report.count;
    this.#stillborn = 0;
    if (report.count > 0) this.#msPerPuzzle += (report.ms / report.count - this.#msPerPuzzle) / 4;
    held.listener.report(report);
    if (!report.last) return;
    hand.held.shift();
    held.listener.end(held.answered === held.chunk.count);
    this.#wake();
  }

  /** Ends workers whose puzzle has gone on for too long. */
  #endHanging(mostMs: number): void {
    const now = performance.now();
    for (const hand of this.#hands) {
      const begun = Atomics.load(hand.slots, SLOT.begun);
      const idle = Atomics.load(hand.slots, SLOT.order) === 0;
      if (begun !== hand.begun || idle || hand.held.length === 0) hand.since = now;
      hand.begun = begun;
      if (now - hand.since > mostMs && hand.cause === undefined) this.#end(hand, this.#tooLate());
    }
  }

  #tooLate(): Problem {
    const { answers, graceMs } = this.#options;
    const limit = `${(answers.task.timeoutMs ?? 0) / 1000} s and ${graceMs / 1000} s of grace`;
    return problem('timeout', `the worker was ended: no answer after ${limit}`);
  }

  #end(hand: Hand, cause: Problem): void {
    hand.cause = cause;
    void hand.worker.terminate();
  }

  /** After a worker has ended: its puzzle is answered with an error, the rest goes to another one. */
  #bury(hand: Hand, code: number): void {
    this.#hands.delete(hand);
    if (this.#closing) return;
    const cause =
      hand.cause ?? problem('worker-died', `the worker thread ended with status ${code}`);
    if (Atomics.load(hand.slots, SLOT.begun) === 0 && ++this.#stillborn > MAX_STILLBORN) {
      this.#failure ??= new Error(`worker threads end as soon as they start: ${cause.message}`);
    }
    if (this.#stopped || this.#failure !== undefined) {
      for (const { listener } of hand.held) listener.end(false);
      this.#wake();
      return;
    }
    const order = Atomics.load(hand.slots, SLOT.order);
    const item = Atomics.load(hand.slots, SLOT.item);
    const successor = this.#hire();
    for (const held of hand.held) {
      if (held.number === order && item >= held.answered) held.broken.set(item, cause);
      this.#give(successor, held);
    }
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
