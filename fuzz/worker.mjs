/**
 * The process that runs the cases; `run.mjs` starts it and outlives it. It writes the number of
 * each case to a file first, so that a case that ends the process (by hanging, or by its memory) is
 * known.
 *
 *     node worker.mjs LIBRARY CORPUS-FILE PROGRESS-FILE TARGET SEED FIRST-CASE SECONDS
 */
import { openSync, readFileSync, writeSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { judge, makeCase, take } from './targets.mjs';

const MAX_MS = 1000;
const MAX_GROWTH_KB = 256 * 1024;

const [url, corpusFile, progressFile, target, seed, first, seconds] = process.argv.slice(2);
const library = await import(url);
const corpus = deserialize(readFileSync(corpusFile));
const progress = openSync(progressFile, 'w');
const number = new BigUint64Array(1);
const end = performance.now() + Number(seconds) * 1000;

/** Milliseconds of processor time used so far, which a busy machine does not affect. */
function spentMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Judges case `n`: first it only reads, since the limits apply to that, then it makes all checks. A
 * `costly` fault spoils the measurements of the cases after it.
 */
function runCase(n) {
  const bytes = makeCase(library, corpus, { target, seed, n });
  const before = process.resourceUsage().maxRSS;
  const start = spentMs();
  const thrown = take(library, target, bytes);
  const ms = spentMs() - start;
  const growth = process.resourceUsage().maxRSS - before;
  if (thrown !== undefined) return { fault: thrown, bytes };
  if (ms > MAX_MS) return { fault: `takes ${Math.round(ms)} ms`, bytes, costly: true };
  if (growth > MAX_GROWTH_KB) {
    return { fault: `takes ${Math.round(growth / 1024)} MB`, bytes, costly: true };
  }
  const fault = judge(library, target, bytes);
  return fault === undefined ? undefined : { fault, bytes };
}

let n = Number(first);
let spoilt = false;
do {
  number[0] = BigInt(n);
  writeSync(progress, number, 0, 8, 0);
  const failure = runCase(n);
  if (failure !== undefined) {
    const { fault, bytes, costly = false } = failure;
    process.send?.({ fault, n, bytes: Buffer.from(bytes).toString('base64') });
    spoilt = costly;
  }
  n++;
} while (!spoilt && performance.now() < end);
process.send?.({ next: n });
process.disconnect?.();
