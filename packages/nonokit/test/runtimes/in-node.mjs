/**
 * Runs the suite in Node with the built library and prints the facts as JSON; the argument is the
 * URL of the built suite.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import * as nonokit from 'nonokit';
import * as explain from 'nonokit/explain';
import * as films from 'nonokit/films';
import * as formats from 'nonokit/formats';
import * as json from 'nonokit/json';
import * as make from 'nonokit/make';
import * as render from 'nonokit/render';
import * as client from 'nonokit/worker-client';

const { runSuite } = await import(process.argv[2]);
const { resolve } = createRequire(import.meta.url);

const wasm = await readFile(resolve('@resvg/resvg-wasm/index_bg.wasm'));
const font = await readFile(resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf'));

const facts = await runSuite({
  kit: { nonokit, json, explain, films, formats, make, render, client },
  loadAssets: async () => ({ wasm, font }),
  workers: {
    start: () => new Worker(new URL(import.meta.resolve('nonokit/worker'))),
    startPdf: () => new Worker(new URL(import.meta.resolve('nonokit/worker-pdf'))),
    startBroken: () => new Worker(new URL('data:text/javascript,throw new Error("broken")')),
    assets: { wasm, font },
  },
});
console.log(JSON.stringify(facts));
