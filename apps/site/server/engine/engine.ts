/**
 * The engine behind the server: worker threads that askers share by the work they cause. Each asker
 * has a budget of engine time; work beyond a budget, or beyond the queue, is refused with the time
 * after which to come again.
 */
import type { EngineVerbs } from './verbs.js';

/** Work for the engine. */
export interface Engine {
  /**
   * Runs a verb in a thread.
   *
   * @throws {EngineSpent} if the asker has no engine time left, or too many jobs: 429.
   * @throws {EngineBusy} if the queue is full, or waiting took too long: 503.
   * @throws {EngineTimeout} if the limit of time of one job ran out: 422.
   * @throws {EngineMemory} if the limit of memory ran out: 422.
   */
  run<V extends keyof EngineVerbs>(
    verb: V,
    request: EngineVerbs[V]['request'],
    options?: EngineOptions,
  ): Promise<EngineVerbs[V]['answer']>;
  /**
   * Refuses what `run` would refuse at once, before anything else is done for the asker.
   *
   * @throws {EngineSpent}
   * @throws {EngineBusy}
   */
  admit(asker: Asker, rank: keyof typeof RANKS): void;
  /** The engine time that an asker has left. */
  budget(asker: Asker): Budget;
  /** What it does now, and has done since it began. */
  load(): EngineLoad;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** What an engine does now, and has done since it began. */
export interface EngineLoad {
  readonly threads: number;
  /** Jobs in threads, and jobs that wait in the two lanes. */
  readonly working: number;
  readonly waiting: { readonly short: number; readonly long: number };
  /** Milliseconds of work, by whose it was. */
  readonly workedMs: Readonly<Record<keyof typeof RANKS, number>>;
  /** Refused jobs: without engine time left, and for want of room. */
  readonly refused: { readonly spent: number; readonly busy: number };
}

/** An engine that has done nothing. */
export const IDLE: EngineLoad = {
  threads: 0,
  working: 0,
  waiting: { short: 0, long: 0 },
  workedMs: { page: 0, member: 0, stranger: 0 },
  refused: { spent: 0, busy: 0 },
};

/** Whose work it is. */
export interface Asker {
  /** A member's id, or the address that limits count by: `203.0.113.7`. */
  readonly key: string;
  /** Seconds of engine time a minute; Infinity: no limit. */
  readonly seconds: number;
}

/** What is left of an asker's engine time. */
export interface Budget {
  /** Milliseconds of a full budget: 20,000. */
  readonly fullMs: number;
  /** Milliseconds left; negative if the last job took more than there was. */
  readonly leftMs: number;
  /** Milliseconds until it is full again. */
  readonly resetMs: number;
}

/** Whose turn comes first: work that a page waits for, calls of members, calls of strangers. */
export const RANKS = { page: 0, member: 1, stranger: 2 } as const;

/** The names of ranks, in their order. */
export const RANK_NAMES: readonly (keyof typeof RANKS)[] = ['page', 'member', 'stranger'];

/** Options and limits of one run. */
export interface EngineOptions {
  readonly signal?: AbortSignal;
  /** Default: 10,000. */
  readonly maxMs?: number;
  /** Default: the site itself, without a limit. */
  readonly asker?: Asker;
  /** Default: `page`. */
  readonly rank?: keyof typeof RANKS;
}

/** The queue is full, or nothing was begun in time. */
export class EngineBusy extends Error {
  override readonly name = 'EngineBusy';
  /** Milliseconds after which to try again. */
  readonly retryMs: number;

  constructor(message: string, retryMs = 5000) {
    super(message);
    this.retryMs = retryMs;
  }
}

/** The asker has used up the engine time of a minute, or has too many jobs already. */
export class EngineSpent extends Error {
  override readonly name = 'EngineSpent';
  readonly what: 'seconds' | 'jobs';
  /** Milliseconds after which to try again. */
  readonly retryMs: number;

  constructor(what: 'seconds' | 'jobs', retryMs: number) {
    super(`no ${what} left`);
    this.what = what;
    this.retryMs = retryMs;
  }
}

/** The answer took longer than it may. */
export class EngineTimeout extends Error {
  override readonly name = 'EngineTimeout';
}

/** The answer needed more memory than it may. */
export class EngineMemory extends Error {
  override readonly name = 'EngineMemory';
}
