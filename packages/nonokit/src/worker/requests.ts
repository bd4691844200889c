/**
 * The requests of a client that wait for their answers. A request that is cancelled, replaced or
 * answered is forgotten, so whatever comes for it later is ignored.
 */
import type { Failure, WorkerRequest, WorkerResponse, WorkRequest } from './messages.js';
import type { VerbName, Verbs } from './verbs.js';

/** Options that any request takes besides those of its verb. */
export interface Wishes<Report> {
  /** Ends the waiting and the work: AbortSignal.timeout(1000) */
  readonly signal?: AbortSignal | undefined;
  /** Cancels the waiting requests of the same verb; they reject with an `AbortError`. */
  readonly replaces?: boolean | undefined;
  /** Called with the progress of the work, some times a second. */
  readonly onProgress?: ((report: Report) => void) | undefined;
}

/** A caller that waits for an answer. */
interface Waiting {
  readonly ask: VerbName;
  readonly take: (response: WorkerResponse) => void;
  readonly fail: (reason: unknown) => void;
  readonly cancel: (reason: unknown) => void;
}

/** Requests by number. */
export class Requests {
  readonly #send: (message: WorkerRequest) => void;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  constructor(send: (message: WorkerRequest) => void) {
    this.#send = send;
  }

  /** Sends a request and waits for its answer. */
  ask<V extends VerbName>(
    ask: V,
    input: Verbs[V]['input'],
    { signal, replaces, onProgress, ...options }: Verbs[V]['options'] & Wishes<Verbs[V]['report']>,
  ): Promise<Verbs[V]['answer']> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      if (replaces) this.#replace(ask);
      const id = ++this.#count;
      const forget = (): void => {
        this.#waiting.delete(id);
        signal?.removeEventListener('abort', abort);
      };
      const fail = (reason: unknown): void => {
        forget();
        reject(reason);
      };
      const cancel = (reason: unknown): void => {
        fail(reason);
        this.#send({ id, ask: 'cancel' });
      };
      const abort = (): void => cancel(signal?.reason);
      const take = (response: WorkerResponse<V>): void => {
        if ('report' in response) {
          onProgress?.(response.report);
          return;
        }
        forget();
        if ('answer' in response) resolve(response.answer);
        else reject(toError(response.failure));
      };
      const request = { id, ask, input, options, reports: onProgress !== undefined };
      this.#send(request as WorkRequest);
      this.#waiting.set(id, { ask, take, fail, cancel });
      signal?.addEventListener('abort', abort);
    });
  }

  /** Gives a response to its caller. */
  readonly take = (response: WorkerResponse): void =>
    this.#waiting.get(response.id)?.take(response);

  /** Rejects all calls because the worker broke. */
  readonly crash = (reason: string): void =>
    this.failAll(named('WorkerCrash', `the worker failed: ${reason}`));

  /** Rejects all requests that wait. */
  failAll(reason: unknown): void {
    for (const { fail } of [...this.#waiting.values()]) fail(reason);
  }

  #replace(verb: VerbName): void {
    for (const { ask, cancel } of [...this.#waiting.values()]) {
      if (ask === verb) cancel(new DOMException('a newer request replaces this one', 'AbortError'));
    }
  }
}

/** The error that a verb threw. */
function toError({ name, message }: Failure): Error {
  return name === 'RangeError' ? new RangeError(message) : named(name, message);
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
