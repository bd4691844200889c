/** The page: `runs.page()` and `runs.worker()` give the facts of the two runtimes of a browser. */
import { factsOfBrowser } from './in-browser.mjs';

const MODULE = { type: 'module' };

globalThis.runs = {
  page: () =>
    factsOfBrowser({
      // bundlers find workers only if they are written like this
      start: () => new Worker(new URL('nonokit/worker', import.meta.url), { type: 'module' }),
      startPdf: () =>
        new Worker(new URL('nonokit/worker-pdf', import.meta.url), { type: 'module' }),
      startBroken: () => new Worker('data:text/javascript,throw new Error("broken")', MODULE),
      assets: { wasm: '/wasm', font: '/font' },
    }),
  worker: () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./in-worker.mjs', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    }),
};
document.title = 'ready';
