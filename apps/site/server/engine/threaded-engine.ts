/**
 * The engine with threads. Each request waits in a queue of limited length, then has a thread for
 * itself until it is answered or its time is over. A thread that does not notice that its time is
 * over is ended by the pool, and so is one that needs too much memory.
 */
import { problem } from '@nonokit/core';
import { WorkerPool } from 'nonokit/node';
import { ENGINE_LIMITS } from '../../contract/limits.js';
import {
  type Engine,
  EngineBusy,
  EngineMemory,
  type EngineOptions,
  EngineTimeout,
} from './engine.js';
import { MemoryWatch, type MemoryWatchOptions } from './memory-watch.js';
import type { EngineJob, EngineReport } from './messages.js';
import type { EngineVerbs } from './verbs.js';
import { outOfMemory } from './words/en.js';

/** How many threads, and how much may wait for them. */
export interface ThreadsOptions {
  /** The program of a thread, built from `worker.ts`. */
  readonly script: URL;
  readonly threads: number;
  /** Requests that may wait, for each thread. Default 16. */
  readonly queued?: number;
  /** Longest time that a request may wait before it is begun. Default 5000. */
  readonly maxWaitMs?: number;
  /** Megabytes of JavaScript's heap of a thread. Default 256. */
  readonly memoryMb?: number;
  /** The memory of the whole process. Default: not watched. */
  readonly memory?: MemoryWatchOptions;
}

/** An engine that works in threads. */
export class ThreadedEngine implements Engine {
  readonly #pool: WorkerPool<undefined, EngineJob, EngineReport>;
  readonly #waiting: (() => void)[] = [];
  readonly #mostWaiting: number;
  readonly #maxWaitMs: number;
  readonly #memory: MemoryWatch;
  /** Threads without work. */
  #free: number;

  constructor(options: ThreadsOptions) {
    const { script, threads, queued = 16, maxWaitMs = 5000, memoryMb = 256 } = options;
    const { memory = { mostBytes: Number.POSITIVE_INFINITY } } = options;
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
    this.#pool = new WorkerPool({ script, threads, setup: undefined, resourceLimits });
    this.#free = threads;
    this.#mostWaiting = queued * threads;
    this.#maxWaitMs = maxWaitMs;
    this.#memory = new MemoryWatch(memory, {
      endWork: () => this.#pool.end('working', problem(outOfMemory)),
      renew: () => this.#pool.end('idle', problem(outOfMemory)),
    });
  }

  async run<V extends keyof EngineVerbs>(
    verb: V,
    request: EngineVerbs[V]['request'],
    { signal, maxMs = ENGINE_LIMITS.ms }: EngineOptions = {},
  ): Promise<EngineVerbs[V]['answer']> {
    await this.#turn(signal);
    const { answer, failure } = await this.#work({ verb, request }, maxMs, signal);
    if (answer === undefined) throw new Error(`engine: ${verb} failed: ${failure}`);
    return answer as EngineVerbs[V]['answer'];
  }

  async close(): Promise<void> {
    await this.#pool.close();
  }

  /** Resolves when a thread is free for the caller, who then has it. */
  #turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.#free > 0) {
      this.#free--;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.#mostWaiting) throw new EngineBusy('the queue is full');
    return new Promise((resolve, reject) => {
      const leave = (reason: unknown): void => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        settle();
        reject(reason);
      };
      const late = setTimeout(() => leave(new EngineBusy('waited too long')), this.#maxWaitMs);
      const aborted = (): void => leave(signal?.reason);
      const settle = (): void => {
        clearTimeout(late);
        signal?.removeEventListener('abort', aborted);
      };
      const begin = (): void => {
        settle();
        resolve();
      };
      signal?.addEventListener('abort', aborted);
      this.#waiting.push(begin);
    });
  }

  /** Gives the thread to the caller that has waited longest. */
  #release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free++;
    else next();
  }

  #work(job: EngineJob, maxMs: number, signal: AbortSignal | undefined): Promise<EngineReport> {
    const over = AbortSignal.timeout(maxMs);
    const stop = signal === undefined ? over : AbortSignal.any([over, signal]);
    return new Promise((resolve, reject) => {
      const stopped = (): void =>
        reject(over.aborted ? new EngineTimeout(`no answer in ${maxMs} ms`) : stop.reason);
      this.#memory.begin();
      const release = (): void => {
        stop.removeEventListener('abort', stopped);
        // before the next begins: it shall have a new thread if this one holds much
        this.#memory.end();
        this.#release();
      };
      stop.addEventListener('abort', stopped);
      const listener = {
        report: resolve,
        // the thread is free only now, even if the caller has already got a timeout
        end: (complete: boolean): void => {
          release();
          if (!complete)
            stop.aborted ? stopped() : reject(new EngineBusy('the engine is stopping'));
        },
        broken: ({ message }: { readonly message: string }): void => {
          release();
          reject(/memory/i.test(message) ? new EngineMemory(message) : new Error(message));
        },
      };
      this.#pool.take(job, 1, listener, stop).catch((error: unknown) => {
        release();
        reject(error);
      });
    });
  }
}
