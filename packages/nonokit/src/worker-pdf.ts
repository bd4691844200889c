/**
 * The worker of `nonokit/worker` that also writes PDF files. It needs the package `pdfkit`, which
 * is not installed with this one, and loads it when the first PDF is drawn: 212 KB gzipped.
 *
 *     new Worker(new URL('nonokit/worker-pdf', import.meta.url), { type: 'module' })
 *
 * @example
 * ```ts
 * import { workerClient } from 'nonokit/worker-client';
 *
 * const worker = new Worker(new URL('nonokit/worker-pdf', import.meta.url), { type: 'module' });
 * const pdf = await workerClient(worker).draw(puzzle, { output: 'pdf' });
 * ```
 *
 * @module nonokit/worker-pdf
 */
import { startServing } from './worker/start.js';

export { serve, type WorkerTools } from './worker/serve.js';

startServing({ loadPdf: async () => (await import('pdfkit')).default });
