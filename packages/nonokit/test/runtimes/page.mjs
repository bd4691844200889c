/** The page: `runs.page()` and `runs.worker()` give the facts of the two runtimes of a browser. */
import { factsOfBrowser } from './in-browser.mjs';

globalThis.runs = {
  page: () =>
    factsOfBrowser(() => {
      const worker = new Worker(new URL('nonokit/worker', import.meta.url), { type: 'module' });
      return [worker, () => worker.terminate()];
    }),
  worker: () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./in-worker.mjs', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    }),
};
document.title = 'ready';
