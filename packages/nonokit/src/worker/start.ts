/**
 * Starts to serve where this code runs as a worker, in a browser or in Node. In a page it does
 * nothing.
 */
import type { WorkerRequest, WorkerResponse } from './messages.js';
import { serve, type WorkerTools } from './serve.js';

// these exist in browser workers; pages lack the first
declare const WorkerGlobalScope: unknown;
declare function postMessage(response: WorkerResponse): void;
declare function addEventListener(
  type: 'message',
  listener: (event: { readonly data: WorkerRequest }) => void,
): void;

/** Answers the requests that this worker receives. */
export function startServing(tools: WorkerTools = {}): void {
  if (typeof WorkerGlobalScope !== 'undefined') {
    const take = serve((response) => postMessage(response), tools);
    addEventListener('message', ({ data }) => take(data));
  } else if (typeof process !== 'undefined' && 'getBuiltinModule' in process) {
    // importing a Node module would fail in browsers
    const { parentPort } = process.getBuiltinModule('node:worker_threads');
    parentPort?.on(
      'message',
      serve((response) => parentPort.postMessage(response), tools),
    );
  }
}
