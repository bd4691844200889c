/** Runs the suite in a browser, in a page or in a worker, with the library as built by Vite. */
import * as nonokit from 'nonokit';
import * as explain from 'nonokit/explain';
import * as films from 'nonokit/films';
import * as formats from 'nonokit/formats';
import * as json from 'nonokit/json';
import * as make from 'nonokit/make';
import * as render from 'nonokit/render';
import * as client from 'nonokit/worker-client';
import { runSuite } from './suite.js';

/** Runs the suite and returns the facts; only a page gives `workers`. */
export function factsOfBrowser(workers) {
  return runSuite({
    kit: { nonokit, json, explain, films, formats, make, render, client },
    loadAssets: async () => ({ wasm: await bytesAt('/wasm'), font: await bytesAt('/font') }),
    workers,
  });
}

async function bytesAt(path) {
  return new Uint8Array(await (await fetch(path)).arrayBuffer());
}
