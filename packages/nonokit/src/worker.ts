/**
 * A module to run as a worker, in a browser or in Node. It answers the requests of `workerClient`,
 * which is in `nonokit/worker-client`.
 *
 *     new Worker(new URL('nonokit/worker', import.meta.url), { type: 'module' })
 *
 * Bundlers find the module if it is written in one expression like this. It loads the code for
 * files, pictures and making when they are first requested.
 *
 * @example
 * ```ts
 * import { workerClient } from 'nonokit/worker-client';
 *
 * const worker = new Worker(new URL('nonokit/worker', import.meta.url), { type: 'module' });
 * const { status } = await workerClient(worker).solve({ rows: '1, 2', columns: '2, 1' });
 * ```
 *
 * @module nonokit/worker
 */
import { startServing } from './worker/start.js';

export type * from './worker/messages.js';
export { serve, type WorkerTools } from './worker/serve.js';
export type * from './worker/verbs.js';

startServing();
