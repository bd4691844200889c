/** Workers of browsers and of Node, as far as a client needs them. */
import type { WorkerRequest, WorkerResponse } from './messages.js';

/** The part of a browser's `Worker` that the client needs; a `MessagePort` has it too. */
export interface PageWorker {
  postMessage(message: WorkerRequest): void;
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: WorkerResponse }) => void,
  ): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
  addEventListener(type: 'messageerror', listener: () => void): void;
}

/** The part of a `Worker` of `node:worker_threads` that the client needs. */
export interface NodeWorker {
  postMessage(message: WorkerRequest): void;
  on(type: 'message', listener: (response: WorkerResponse) => void): unknown;
  on(type: 'error', listener: (error: Error) => void): unknown;
  on(type: 'exit', listener: (status: number) => void): unknown;
}

/** A worker that the client has started, and ends. */
export type StartedWorker = (PageWorker | NodeWorker) & { terminate(): unknown };

/** Hears a worker: its responses, and why it broke. */
export function listen(
  worker: PageWorker | NodeWorker,
  take: (response: WorkerResponse) => void,
  crash: (reason: string) => void,
): void {
  if ('on' in worker) {
    worker.on('message', take);
    worker.on('error', ({ message }) => crash(message));
    worker.on('exit', (status) => crash(`it ended with status ${status}`));
    return;
  }
  worker.addEventListener('message', ({ data }) => take(data));
  worker.addEventListener('error', ({ message }) => crash(message ?? 'it could not be started'));
  worker.addEventListener('messageerror', () => crash('its answer cannot be read'));
}
