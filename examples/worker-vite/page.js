/** Starts the worker when it is first needed. */
import { lazyWorkerClient } from 'nonokit/worker-client';
import { showPage } from '../worker-page.js';

showPage(
  // the bundler finds the worker if its address is written in one expression like this
  lazyWorkerClient(
    () => new Worker(new URL('nonokit/worker', import.meta.url), { type: 'module' }),
  ),
);
