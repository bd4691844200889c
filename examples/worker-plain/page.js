/** Starts the worker when it is first needed. An import map says where its client is. */
import { lazyWorkerClient } from 'nonokit/worker-client';
import { showPage } from '../worker-page.js';

const address = new URL('./dist/worker.js', import.meta.url);
showPage(lazyWorkerClient(() => new Worker(address, { type: 'module' })));
