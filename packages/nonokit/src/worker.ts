/**
 * A module to run as a worker, in a browser or in Node. It answers the requests
 * of `workerClient`, which is in `nonokit/worker-client`.
 *
 *     new Worker(new URL('nonokit/worker', import.meta.url), { type: 'module' })
 *
 * Written in one expression like this, bundlers find the module.
 *
 * @module nonokit/worker
 */
import type { WorkerRequest, WorkerResponse } from './worker/messages.js';
import { serve } from './worker/serve.js';

export type * from './worker/messages.js';
export { serve } from './worker/serve.js';

// these exist in workers of browsers; pages lack the first
declare const WorkerGlobalScope: unknown;
declare function postMessage(response: WorkerResponse): void;
declare function addEventListener(
  type: 'message',
  listener: (event: { readonly data: WorkerRequest }) => void,
): void;

if (typeof WorkerGlobalScope !== 'undefined') {
  const take = serve((response) => postMessage(response));
  addEventListener('message', ({ data }) => take(data));
} else if (typeof process !== 'undefined' && 'getBuiltinModule' in process) {
  // an import of a module of Node would fail in browsers
  const { parentPort } = process.getBuiltinModule('node:worker_threads');
  parentPort?.on(
    'message',
    serve((response) => parentPort.postMessage(response)),
  );
}
