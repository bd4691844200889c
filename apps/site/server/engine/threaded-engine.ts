/**
 * The engine with threads. `lanes.ts` decides whose turn it is, `budgets.ts` what each asker has
 * left; here jobs are given to threads, stopped at the end of their slices, and answered. A thread
 * that does not stop at once is ended by the pool, and so is one that needs too much memory.
 */
import { problem } from '@nonokit/core';
import { WorkerPool } from 'nonokit/node';
import { ENGINE_LIMITS } from '../../contract/limits.js';
import { Budgets, waitFor } from './budgets.js';
import {
  type Asker,
  type Budget,
  type Engine,
  EngineBusy,
  type EngineLoad,
  EngineMemory,
  type EngineOptions,
  EngineSpent,
  EngineTimeout,
  RANK_NAMES,
  RANKS,
} from './engine.js';
import { Job, keyOf } from './job.js';
import {
  chooseNext,
  chooseToRefuse,
  chooseToStop,
  hasLongRoom,
  type Lanes,
  MOST_JOBS,
  mostLong,
  SLICES_MS,
  wouldRefuse,
} from './lanes.js';
import { MemoryWatch, type MemoryWatchOptions } from './memory-watch.js';
import type { EngineJob, EngineReport } from './messages.js';
import type { EngineVerb, EngineVerbs } from './verbs.js';
import { outOfMemory } from './words/en.js';

/** How many threads, and how much may wait for them. */
export interface ThreadsOptions {
  /** The program of a thread, built from `worker.ts`. */
  readonly script: URL;
  readonly threads: number;
  /** Requests that may wait, for each thread. Default 16. */
  readonly queued?: number;
  /** Longest time that a request may wait in a lane. Default 10,000. */
  readonly maxWaitMs?: number;
  /** Default: `SLICES_MS`. */
  readonly slicesMs?: readonly number[];
  /** Megabytes of JavaScript's heap of a thread. Default 256. */
  readonly memoryMb?: number;
  /** The memory of the whole process. Default: not watched. */
  readonly memory?: MemoryWatchOptions;
}

/** Who asks if nothing is said: the site itself. */
const SITE: Asker = { key: '', seconds: Number.POSITIVE_INFINITY };

/**
 * A thread that goes on with stopped work for so long is ended. Not as soon if its job only gives
 * way: most are done before another thread would have been started, and the others begin again.
 */
const GIVE_UP_MS = 100;
const GIVE_WAY_MS = 500;

/** An engine that works in threads. */
export class ThreadedEngine implements Engine {
  readonly #options: Required<Pick<ThreadsOptions, 'threads' | 'maxWaitMs' | 'slicesMs'>>;
  readonly #pool: WorkerPool<undefined, EngineJob, EngineReport>;
  readonly #budgets = new Budgets();
  readonly #waiting = new Set<Job>();
  readonly #running = new Set<Job>();
  readonly #mostWaiting: number;
  readonly #memory: MemoryWatch;
  #orders = 0;
  readonly #workedMs = { page: 0, member: 0, stranger: 0 };
  readonly #refused = { spent: 0, busy: 0 };

  constructor(options: ThreadsOptions) {
    const { script, threads, queued = 16, maxWaitMs = 10_000, memoryMb = 256 } = options;
    const { memory = { mostBytes: Number.POSITIVE_INFINITY }, slicesMs = SLICES_MS } = options;
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
    const giveUpMs = (cause: unknown) => (cause === 'others' ? GIVE_WAY_MS : GIVE_UP_MS);
    this.#pool = new WorkerPool({ script, threads, setup: undefined, resourceLimits, giveUpMs });
    this.#options = { threads, maxWaitMs, slicesMs };
    this.#mostWaiting = queued * threads;
    this.#memory = new MemoryWatch(memory, {
      endWork: () => this.#pool.end('working', problem(outOfMemory)),
      renew: () => this.#pool.end('idle', problem(outOfMemory)),
    });
  }

  run<V extends EngineVerb>(
    verb: V,
    request: EngineVerbs[V]['request'],
    { signal, maxMs = ENGINE_LIMITS.ms, asker = SITE, rank = 'page' }: EngineOptions = {},
  ): Promise<EngineVerbs[V]['answer']> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      this.#checkAsker(asker, rank);
      const job = new Job({ verb, request }, { asker, rank: RANKS[rank], maxMs, signal });
      job.done = ({ answer, failure }) => {
        if (answer === undefined) reject(new Error(`engine: ${verb} failed: ${failure}`));
        else resolve(answer as EngineVerbs[V]['answer']);
      };
      job.failed = (error) => {
        if (error instanceof EngineBusy) this.#refused.busy++;
        reject(error);
      };
      job.onGone = () => this.#leave(job, signal?.reason);
      this.#enqueue(job);
      this.#makeRoom();
      this.#next();
    });
  }

  admit(asker: Asker, rank: keyof typeof RANKS): void {
    this.#checkAsker(asker, rank);
    const asked = { key: keyOf(asker), rank: RANKS[rank] };
    if (!wouldRefuse(this.#lanes(), this.#mostWaiting, asked)) return;
    this.#refused.busy++;
    throw this.#queueIsFull();
  }

  budget(asker: Asker): Budget {
    return this.#budgets.budget(asker, performance.now());
  }

  load(): EngineLoad {
    const long = [...this.#waiting].filter(({ slice }) => slice > 0).length;
    return {
      threads: this.#options.threads,
      working: this.#running.size,
      waiting: { short: this.#waiting.size - long, long },
      workedMs: { ...this.#workedMs },
      refused: { ...this.#refused },
    };
  }

  async close(): Promise<void> {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const job of waiting) job.fail(new EngineBusy('the engine is stopping'));
    await this.#pool.close();
  }

  /** @throws {EngineSpent} */
  #checkAsker(asker: Asker, rank: keyof typeof RANKS): void {
    if (asker.seconds === Number.POSITIVE_INFINITY) return;
    try {
      this.#checkBudget(asker);
      const own = [...this.#waiting, ...this.#running].filter(({ key }) => key === asker.key);
      const most = rank === 'page' ? MOST_JOBS.page : MOST_JOBS.call;
      if (own.length >= most) throw new EngineSpent('jobs', this.#backlogMs());
    } catch (error) {
      this.#refused.spent++;
      throw error;
    }
  }

  /** @throws {EngineSpent} */
  #checkBudget(asker: Asker): void {
    const budget = this.budget(asker);
    if (budget.leftMs <= 0) throw new EngineSpent('seconds', waitFor(budget));
  }

  /** Adds a job to the back of its lane, where it may wait for some time only. */
  #enqueue(job: Job): void {
    job.order = ++this.#orders;
    this.#waiting.add(job);
    const { maxWaitMs } = this.#options;
    job.waitAtMost(maxWaitMs, () =>
      this.#leave(job, new EngineBusy('waited too long', this.#backlogMs())),
    );
  }

  /** Refuses the job that would come last, if more wait than may. */
  #makeRoom(): void {
    const last = chooseToRefuse(this.#lanes(), this.#mostWaiting);
    if (last !== undefined) this.#leave(last, this.#queueIsFull());
  }

  #queueIsFull(): EngineBusy {
    return new EngineBusy('the queue is full', this.#backlogMs());
  }

  /** A job is no longer wanted: it leaves its lane, or is stopped. */
  #leave(job: Job, reason: unknown): void {
    job.fail(reason);
    if (this.#waiting.delete(job)) this.#next();
    else job.stop('gone');
  }

  /** Gives free threads to those whose turn it is, and stops those who make others wait. */
  #next(): void {
    for (const job of this.#running) {
      if (job.slice > 0 || !job.isOverdue || !hasLongRoom(this.#lanes())) continue;
      job.slice = 1;
      job.isOverdue = false;
      this.#watch(job);
    }
    for (let job = chooseNext(this.#lanes()); job; job = chooseNext(this.#lanes())) {
      this.#waiting.delete(job);
      this.#begin(job);
    }
    chooseToStop(this.#lanes())?.stop('others');
  }

  #begin(job: Job): void {
    try {
      if (job.slice === 0) this.#checkBudget(job.asker);
    } catch (error) {
      job.fail(error);
      return;
    }
    this.#running.add(job);
    this.#memory.begin();
    let found: EngineReport | undefined;
    const stop = job.begin();
    const end = (settle: () => void): void => {
      if (!this.#running.delete(job)) return;
      const now = performance.now();
      const workedMs = job.end(now, found?.ms);
      this.#budgets.charge(job.asker, workedMs, now);
      this.#workedMs[RANK_NAMES[job.rank] ?? 'stranger'] += workedMs;
      // before the next begins: it shall have a new thread if this one holds much
      this.#memory.end();
      settle();
      this.#next();
    };
    const listener = {
      report: (report: EngineReport): void => {
        if (report.last) found = report;
        else {
          job.started(performance.now());
          this.#watch(job);
        }
      },
      end: (): void => end(() => this.#settle(job, found)),
      broken: ({ message }: { readonly message: string }): void =>
        end(() =>
          job.fail(/memory/i.test(message) ? new EngineMemory(message) : new Error(message)),
        ),
    };
    this.#pool
      .take(job.work, 1, listener, stop)
      .catch((error: unknown) => end(() => job.fail(error)));
  }

  /** Waits for the end of a slice, or of all its time. */
  #watch(job: Job): void {
    const ms = this.#endOfSlice(job);
    if (ms >= job.maxMs || job.isOverdue) job.after(job.maxMs, () => job.stop('timeout'));
    else job.after(ms, () => this.#endSlice(job));
  }

  /** A slice was not enough. */
  #endSlice(job: Job): void {
    if (job.slice > 0) job.slice++;
    job.isOverdue = true;
    this.#watch(job);
    this.#next();
  }

  /** When the slice of a job ends, in milliseconds of its work. */
  #endOfSlice({ slice, maxMs }: Job): number {
    return Math.min(this.#options.slicesMs[slice] ?? maxMs, maxMs);
  }

  /** What becomes of a job that its thread has left. */
  #settle(job: Job, found: EngineReport | undefined): void {
    const { cause } = job;
    if (cause === undefined && found !== undefined) job.succeed(found);
    else if (cause === undefined) job.fail(new EngineBusy('the engine is stopping'));
    else if (cause === 'timeout') job.fail(new EngineTimeout(`no answer in ${job.maxMs} ms`));
    else if (cause === 'others') {
      // what a stopped verb answers is incomplete: it begins again
      job.slice = Math.max(1, job.slice);
      this.#enqueue(job);
    }
  }

  /** How long all that waits takes, roughly: when to come again. */
  #backlogMs(): number {
    const all = [...this.#waiting].reduce((sum, job) => sum + this.#endOfSlice(job), 0);
    return Math.min(60_000, Math.max(1000, all / mostLong(this.#options.threads)));
  }

  #lanes(): Lanes<Job> {
    const { threads } = this.#options;
    const now = performance.now();
    const running = [...this.#running];
    const waiting = [...this.#waiting];
    const used = (key: string | undefined): number => this.#budgets.used(key, now);
    return { waiting, running, threads, used };
  }
}
