/**
 * The messages between a page and a worker that runs `nonokit/worker`.
 *
 * Every request has a number, and its reports and its answer have the same number. All messages are
 * plain data, so that the browser can copy them from one thread to the other.
 *
 * Comlink was considered. It makes calls of any object, but it neither cancels a call nor ends it
 * with its worker, and its callbacks for progress are proxies over ports that the caller has to
 * release; all of that would stand beside it again, and it is as large as our whole client.
 */
import type { VerbName, Verbs } from './verbs.js';

/** A request that is answered. */
export type WorkRequest<V extends VerbName = VerbName> = {
  readonly [Name in V]: {
    readonly id: number;
    readonly ask: Name;
    readonly input: Verbs[Name]['input'];
    readonly options: Verbs[Name]['options'];
    /** True if the caller listens to reports. */
    readonly reports: boolean;
  };
}[V];

/** Cancels request `id`: its answer is not needed any more. */
export interface CancelRequest {
  readonly id: number;
  readonly ask: 'cancel';
}

/** All messages to a worker. */
export type WorkerRequest = WorkRequest | CancelRequest;

/** All messages from a worker about request `id`. */
export type WorkerResponse<V extends VerbName = VerbName> =
  | { readonly id: number; readonly answer: Verbs[V]['answer'] }
  | { readonly id: number; readonly report: Verbs[V]['report'] }
  | { readonly id: number; readonly failure: Failure };

/** A mistake of the caller, or a bug: what the verb threw. */
export interface Failure {
  /** "RangeError" */
  readonly name: string;
  readonly message: string;
}
