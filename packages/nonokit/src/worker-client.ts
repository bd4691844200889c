/**
 * The verbs of the library, performed by a worker with `nonokit/worker`. This module is small: the
 * page that imports it does not load the worker's code.
 *
 * @example
 * ```js
 * import { Worker } from 'node:worker_threads';
 * import { lazyWorkerClient } from 'nonokit/worker-client';
 *
 * const start = () => new Worker(new URL(import.meta.resolve('nonokit/worker')));
 * const client = lazyWorkerClient(start);
 * const result = await client.solve({ rows: '1, 2', columns: '2, 1' });
 * console.log(result.status); // unique
 * client.end();
 * ```
 *
 * @module nonokit/worker-client
 */
import { type ClientSettings, createClient, type WorkerClient } from './worker/client.js';
import { Requests } from './worker/requests.js';
import { listen, type NodeWorker, type PageWorker, type StartedWorker } from './worker/workers.js';

export type { ClientOptions, ClientSettings, WorkerClient } from './worker/client.js';
export type * from './worker/draw-request.js';
export type * from './worker/explained-hint.js';
export type * from './worker/messages.js';
export type * from './worker/repair-request.js';
export type * from './worker/verbs.js';
export type { NodeWorker, PageWorker, StartedWorker } from './worker/workers.js';

/** A client that starts its worker when it first needs it. */
export interface LazyWorkerClient extends WorkerClient {
  /**
   * Ends the worker; waiting requests are rejected with an `AbortError`. A later request starts
   * another worker.
   */
  end(): void;
}

/**
 * Creates a client that runs the verbs on `worker`. The worker belongs to the caller, who ends it.
 */
export function workerClient(
  worker: PageWorker | NodeWorker,
  settings: ClientSettings = {},
): WorkerClient {
  const requests = new Requests((message) => worker.postMessage(message));
  listen(worker, requests.take, requests.crash);
  return createClient(requests, settings);
}

/**
 * Creates a client that starts a worker with `start` at the first request and keeps it. If the
 * worker breaks, waiting requests are rejected with an error named `WorkerCrash`, and the next
 * request starts another worker.
 */
export function lazyWorkerClient(
  start: () => StartedWorker,
  settings: ClientSettings = {},
): LazyWorkerClient {
  let worker: StartedWorker | undefined;
  const requests = new Requests((message) => {
    worker ??= started();
    worker.postMessage(message);
  });

  function started(): StartedWorker {
    const fresh = start();
    listen(fresh, requests.take, (reason) => {
      // a worker that was ended has nothing more to say
      if (worker !== fresh) return;
      end();
      requests.crash(reason);
    });
    return fresh;
  }

  function end(): void {
    worker?.terminate();
    worker = undefined;
  }

  return {
    ...createClient(requests, settings),
    end: () => {
      end();
      requests.failAll(new DOMException('the worker was ended', 'AbortError'));
    },
  };
}
