/**
 * The engine behind the server: worker threads with a budget of time and memory, and a bounded
 * queue. Work beyond these limits is refused instead of waiting without end.
 */
import type { EngineVerbs } from './verbs.js';

/** Work for the engine. */
export interface Engine {
  /**
   * Runs a verb in a thread.
   *
   * @throws {EngineBusy} if the queue is full; the caller answers 503 with `Retry-After`.
   * @throws {EngineTimeout} if the budget of time ran out; the caller answers 422.
   * @throws {EngineMemory} if the budget of memory ran out; the caller answers 422.
   */
  run<V extends keyof EngineVerbs>(
    verb: V,
    request: EngineVerbs[V]['request'],
    options?: EngineOptions,
  ): Promise<EngineVerbs[V]['answer']>;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** Limits of one run. */
export interface EngineOptions {
  readonly signal?: AbortSignal;
  /** Default: 10,000. */
  readonly maxMs?: number;
}

/** The queue is full, or nothing was begun in time. */
export class EngineBusy extends Error {
  override readonly name = 'EngineBusy';
}

/** The answer took longer than it may. */
export class EngineTimeout extends Error {
  override readonly name = 'EngineTimeout';
}

/** The answer needed more memory than it may. */
export class EngineMemory extends Error {
  override readonly name = 'EngineMemory';
}
