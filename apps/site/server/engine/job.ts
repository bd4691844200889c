/** One job of the engine: its place in the lanes, its time, and who waits for its answer. */
import type { Asker } from './engine.js';
import type { Turn } from './lanes.js';
import type { EngineJob, EngineReport } from './messages.js';

/** Why a job was stopped: others wait, its caller has gone, or its time is over. */
export type StopCause = 'others' | 'gone' | 'timeout';

/** What is known of a job from the beginning. */
export interface JobFacts {
  readonly asker: Asker;
  readonly rank: number;
  /** The longest that its last slice may take. */
  readonly maxMs: number;
  readonly signal: AbortSignal | undefined;
}

/** Undefined for an asker without a limit, who may have any number of jobs under way. */
export function keyOf({ key, seconds }: Asker): string | undefined {
  return seconds === Number.POSITIVE_INFINITY ? undefined : key;
}

/** A job. */
export class Job implements Turn {
  readonly work: EngineJob;
  readonly asker: Asker;
  readonly rank: number;
  readonly maxMs: number;
  slice = 0;
  order = 0;
  isOverdue = false;
  /** Why it was stopped; undefined while it may work. */
  cause: StopCause | undefined;
  /** Receives the report of the thread, and errors; called once. */
  done: (report: EngineReport) => void = () => undefined;
  failed: (error: unknown) => void = () => undefined;
  /** Called if the caller goes away before. */
  onGone: () => void = () => undefined;
  readonly #signal: AbortSignal | undefined;
  readonly #aborted = (): void => this.onGone();
  #stop = new AbortController();
  /** Ends the wait, or the slice. */
  #timer: NodeJS.Timeout | undefined;
  #startedAt: number | undefined;

  constructor(work: EngineJob, { asker, rank, maxMs, signal }: JobFacts) {
    this.work = work;
    this.asker = asker;
    this.rank = rank;
    this.maxMs = maxMs;
    this.#signal = signal;
    signal?.addEventListener('abort', this.#aborted);
  }

  get key(): string | undefined {
    return keyOf(this.asker);
  }

  /** It waits, and `late` is called if that takes too long. */
  waitAtMost(ms: number, late: () => void): void {
    this.#timer = setTimeout(late, ms);
  }

  /** It gets a thread; the signal stops it. */
  begin(): AbortSignal {
    clearTimeout(this.#timer);
    this.cause = undefined;
    this.isOverdue = false;
    this.#startedAt = undefined;
    this.#stop = new AbortController();
    return this.#stop.signal;
  }

  /** The thread has begun: its time counts from now. */
  started(now: number): void {
    this.#startedAt = now;
  }

  /** Calls `over` when it has worked for so long since its thread began. */
  after(ms: number, over: () => void): void {
    clearTimeout(this.#timer);
    const worked = performance.now() - (this.#startedAt ?? 0);
    this.#timer = setTimeout(over, Math.max(0, ms - worked));
  }

  /** Stops the thread. */
  stop(cause: StopCause): void {
    this.cause ??= cause;
    this.#stop.abort(cause);
  }

  /**
   * The thread is done with it; returns the milliseconds that it worked. What the thread itself has
   * measured is exact also if this one was busy when the work began.
   */
  end(now: number, measuredMs = 0): number {
    clearTimeout(this.#timer);
    return this.#startedAt === undefined ? 0 : Math.max(measuredMs, now - this.#startedAt);
  }

  succeed(report: EngineReport): void {
    this.#release();
    this.done(report);
  }

  fail(error: unknown): void {
    this.#release();
    this.failed(error);
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#aborted);
  }
}
