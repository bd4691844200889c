/** Runs the suite in a browser, be it in a page or in a worker, with what Vite made of the library. */
import * as nonokit from 'nonokit';
import * as answers from 'nonokit/answers';
import * as explain from 'nonokit/explain';
import * as films from 'nonokit/films';
import * as make from 'nonokit/make';
import * as render from 'nonokit/render';
import * as client from 'nonokit/worker-client';
import { runSuite } from './suite.js';

/** The facts; `startWorker` is given in a page. */
export function factsOfBrowser(startWorker) {
  return runSuite({
    kit: { nonokit, answers, explain, films, make, render, client },
    loadAssets: async () => ({ wasm: await bytesAt('/wasm'), font: await bytesAt('/font') }),
    startWorker,
  });
}

async function bytesAt(path) {
  return new Uint8Array(await (await fetch(path)).arrayBuffer());
}
