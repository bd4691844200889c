/**
 * A worker on the same thread, for tests: messages are copied and arrive later, as between threads,
 * and the tests see them. A message that a browser would refuse to copy, or would change, throws.
 */
import type { WorkerRequest, WorkerResponse } from '../worker/messages.js';
import { serve, type WorkerTools } from '../worker/serve.js';
import type { StartedWorker } from '../worker/workers.js';

type Listener = (event: never) => void;

/** A worker and what passed through it. */
export interface LocalWorker {
  readonly worker: StartedWorker;
  readonly requests: readonly WorkerRequest[];
  readonly responses: readonly WorkerResponse[];
  /** Lets the worker fail as if its code had thrown. */
  crash(message: string): void;
  isEnded(): boolean;
}

/** Starts a worker that serves with these tools. */
export function localWorker(tools: WorkerTools = {}): LocalWorker {
  const listeners = new Map<string, Listener[]>();
  const requests: WorkerRequest[] = [];
  const responses: WorkerResponse[] = [];
  let isEnded = false;
  const emit = (type: string, event: unknown): void => {
    for (const listener of listeners.get(type) ?? []) listener(event as never);
  };
  const take = serve((response) => {
    if (isEnded) return;
    responses.push(response);
    const data = copied(response);
    setImmediate(() => emit('message', { data }));
  }, tools);
  const worker = {
    postMessage: (message: WorkerRequest) => {
      requests.push(message);
      const data = copied(message);
      setImmediate(() => isEnded || take(data));
    },
    addEventListener: (type: string, listener: Listener) => {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
    terminate: () => {
      isEnded = true;
    },
  };
  const crash = (message: string): void => emit('error', { message });
  return { worker, requests, responses, crash, isEnded: () => isEnded };
}

/** A copy, as threads get it. Throws for anything but plain data. */
function copied<T>(message: T): T {
  checkPlain(message, 'message');
  return structuredClone(message);
}

const PLAIN = new Set<unknown>([
  ...[Object.prototype, Array.prototype, Map.prototype],
  ...[Uint8Array, Uint8ClampedArray, Uint16Array, Int32Array].map(({ prototype }) => prototype),
]);

function checkPlain(value: unknown, path: string): void {
  if (typeof value === 'function' || typeof value === 'symbol') {
    throw new TypeError(`${path} is a ${typeof value}`);
  }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  if (!PLAIN.has(Object.getPrototypeOf(value))) {
    throw new TypeError(`${path} is a ${value.constructor.name}`);
  }
  for (const [name, member] of Object.entries(value)) checkPlain(member, `${path}.${name}`);
}
