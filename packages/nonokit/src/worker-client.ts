/**
 * The verbs of the library, run by a worker with `nonokit/worker`. This module is small: the page
 * that imports it does not load the worker's code.
 *
 * @module nonokit/worker-client
 */
import type { PartialGrid, Puzzle, Result } from '@nonokit/core';
import type {
  Difficulty,
  ExplainOptions,
  Explanation,
  Hint,
  HintOptions,
  RateOptions,
} from '@nonokit/explain';
import type { SolveOptions, SolveResult } from '@nonokit/solver';
import type { Sendable, WorkerRequest, WorkerResponse, WorkRequest } from './worker/messages.js';

export type * from './worker/messages.js';

/** The part of a browser's `Worker` that the client needs; a `MessagePort` has it too. */
export interface PageWorker {
  postMessage(message: WorkerRequest): void;
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: WorkerResponse }) => void,
  ): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
}

/** The part of a `Worker` of `node:worker_threads` that the client needs. */
export interface NodeWorker {
  postMessage(message: WorkerRequest): void;
  on(type: 'message', listener: (response: WorkerResponse) => void): unknown;
  on(type: 'error', listener: (error: Error) => void): unknown;
}

/** The options of a verb, and a signal that ends the waiting and the work. */
export type ClientOptions<Options> = Sendable<Options> & {
  /** AbortSignal.timeout(1000) */
  readonly signal?: AbortSignal | undefined;
};

/** The verbs. A promise rejects with the signal's reason when its signal is aborted. */
export interface WorkerClient {
  /** Solves a puzzle. */
  solve(puzzle: Puzzle, options?: ClientOptions<SolveOptions>): Promise<SolveResult>;
  /** Explains a puzzle step by step. */
  explain(puzzle: Puzzle, options?: ClientOptions<ExplainOptions>): Promise<Result<Explanation>>;
  /** Gives the next hint to a player with these marks. */
  hint(
    puzzle: Puzzle,
    marks: PartialGrid,
    options?: ClientOptions<HintOptions>,
  ): Promise<Result<Hint>>;
  /** Rates the difficulty of a puzzle. */
  rate(puzzle: Puzzle, options?: ClientOptions<RateOptions>): Promise<Result<Difficulty>>;
}

/** A request without its number. */
type Numberless<Request> = Request extends WorkRequest ? Omit<Request, 'id'> : never;

/** A caller that waits for an answer. */
interface Waiting {
  readonly take: (response: WorkerResponse) => void;
  readonly fail: (reason: unknown) => void;
}

/**
 * Creates a client that runs the verbs on `worker`. The worker belongs to the caller, who ends it.
 */
export function workerClient(worker: PageWorker | NodeWorker): WorkerClient {
  const waiting = new Map<number, Waiting>();
  listen(worker, waiting);
  let requests = 0;

  /** Sends a request and waits for the answer that `pick` finds in a response. */
  function ask<Answer>(
    request: Numberless<WorkRequest>,
    pick: (response: WorkerResponse) => Answer | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Answer> {
    const id = ++requests;
    return new Promise<Answer>((resolve, reject) => {
      signal?.throwIfAborted();
      const end = (): void => {
        waiting.delete(id);
        signal?.removeEventListener('abort', cancel);
      };
      const fail = (reason: unknown): void => {
        end();
        reject(reason);
      };
      const cancel = (): void => {
        worker.postMessage({ id, ask: 'cancel' });
        fail(signal?.reason);
      };
      const take = (response: WorkerResponse): void => {
        const answer = pick(response);
        end();
        if (answer === undefined) reject(errorOf(response));
        else resolve(answer);
      };
      signal?.addEventListener('abort', cancel);
      waiting.set(id, { take, fail });
      worker.postMessage({ ...request, id });
    });
  }

  return {
    solve: (puzzle, { signal, ...options } = {}) =>
      ask(
        { ask: 'solve', puzzle, options },
        (r) => (r.ask === 'solve' ? r.answer : undefined),
        signal,
      ),
    explain: (puzzle, { signal, ...options } = {}) =>
      ask(
        { ask: 'explain', puzzle, options },
        (r) => (r.ask === 'explain' ? r.answer : undefined),
        signal,
      ),
    hint: (puzzle, marks, { signal, ...options } = {}) =>
      ask(
        { ask: 'hint', puzzle, marks, options },
        (r) => (r.ask === 'hint' ? r.answer : undefined),
        signal,
      ),
    rate: (puzzle, { signal, ...options } = {}) =>
      ask(
        { ask: 'rate', puzzle, options },
        (r) => (r.ask === 'rate' ? r.answer : undefined),
        signal,
      ),
  };
}

/** Delivers responses to their callers; if the worker breaks, all callers are rejected. */
function listen(worker: PageWorker | NodeWorker, waiting: ReadonlyMap<number, Waiting>): void {
  const take = (response: WorkerResponse): void => waiting.get(response.id)?.take(response);
  const fail = (message: string): void => {
    for (const { fail } of [...waiting.values()]) fail(new Error(`the worker failed: ${message}`));
  };
  if ('on' in worker) {
    worker.on('message', take);
    worker.on('error', ({ message }) => fail(message));
    return;
  }
  worker.addEventListener('message', ({ data }) => take(data));
  worker.addEventListener('error', ({ message }) => fail(message ?? 'it could not be started'));
}

function errorOf(response: WorkerResponse): Error {
  return new Error(
    response.ask === 'failed' ? response.message : 'the worker answered something else',
  );
}
