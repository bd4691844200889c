/**
 * A module to run as a worker, in a browser or in Node. It answers the requests of `workerClient`,
 * which is in `nonokit/worker-client`.
 *
 *     new Worker(new URL('nonokit/worker', import.meta.url), { type: 'module' })
 *
 * Bundlers find the module if it is written in one expression like this.
 *
 * @module nonokit/worker
 */
import type { WorkerRequest, WorkerResponse } from './worker/messages.js';
import { serve } from './worker/serve.js';

export type * from './worker/messages.js';
export { serve } from './worker/serve.js';

// these exist in browser workers; pages lack the first
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
  // importing a Node module would fail in browsers
  const { parentPort } = process.getBuiltinModule('node:worker_threads');
  parentPort?.on(
    'message',
    serve((response) => parentPort.postMessage(response)),
  );
}
